import { beforeAll, expect, test } from 'vitest';
import { pageDesk } from '#contract/site/page-desk.ts';
import { pages } from '#contract/site/pages.ts';
import { dayAfter, shopDay, startOfShopDay } from '#contract/core/time/shop-time.ts';
import { collectTags } from '#platform/page-cache/collect-tags.ts';
import type { Actor } from '#test/actor.ts';
import { publicPages } from './pages.service.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(() => undefined);

let guest: Actor;

beforeAll(async () => {
  guest = here.shop.guest();
});

const rest = { description: '', isDated: true, inMenu: false, inFooter: true };
const today = () => shopDay(here.shop.clock.now());
const dayMs = 86_400_000;

async function draft(slug: string, html = '<p>uno</p>') {
  const { version } = await here.admin.call(pageDesk.create, { slug, title: slug });
  return here.admin.call(pageDesk.save, { ...rest, slug, title: slug, html, version });
}

const save = (slug: string, html: string, version: number) =>
  here.admin.call(pageDesk.save, { ...rest, slug, title: slug, html, version });

/** Returns the public text of a page; undefined if it is not public. */
const textOf = (slug: string) =>
  guest.call(pages.one, { slug }).then(
    ({ html }) => html,
    () => undefined,
  );

test('OWN-5 a change is public only once it is published, and an earlier version can be taken again', async () => {
  const first = await draft('envios');
  const live = await here.admin.call(pageDesk.publish, { slug: 'envios', version: first.version });
  expect([live.state, live.isPublic]).toEqual(['published', true]);
  const second = await save('envios', '<p>dos</p>', live.version);
  expect([second.state, await textOf('envios')]).toEqual(['changed', '<p>uno</p>']);
  const published = await here.admin.call(pageDesk.publish, { slug: 'envios', version: second.version });
  expect(await textOf('envios')).toBe('<p>dos</p>');
  const restored = await here.admin.call(pageDesk.restore, {
    slug: 'envios',
    version: published.version,
    earlier: first.version,
  });
  expect([restored.html, restored.state, await textOf('envios')]).toEqual(['<p>uno</p>', 'changed', '<p>dos</p>']);
  expect(restored.versions.map(({ version, by, isPublic }) => [version, by, isPublic])).toEqual([
    [4, 'jefa', false],
    [3, 'jefa', true],
    [2, 'jefa', false],
    [1, 'jefa', false],
  ]);
  await here.admin.call(pageDesk.publish, { slug: 'envios', version: restored.version });
  expect(await textOf('envios')).toBe('<p>uno</p>');
  expect((await guest.call(pages.one, { slug: 'envios' })).changedOn).toBe(today());
});

test('OWN-5 a page begins and ends on its days, also in lists', async () => {
  const { version } = await draft('rebajas');
  const from = dayAfter(today(), 2);
  const until = dayAfter(today(), 3);
  const planned = await here.admin.call(pageDesk.publish, { slug: 'rebajas', version, from, until });
  expect([planned.state, planned.isPublic, planned.from?.slice(0, 10)]).toEqual(['scheduled', false, from]);
  const seen: unknown[] = [];
  for (const _ of [0, 1, 2, 3, 4]) {
    const listed = (await guest.call(pages.list, {})).some(({ slug }) => slug === 'rebajas');
    seen.push([await textOf('rebajas'), listed, (await here.admin.call(pageDesk.one, { slug: 'rebajas' })).state]);
    here.shop.clock.advance(dayMs);
  }
  const open = ['<p>uno</p>', true, 'published'];
  const shut = [undefined, false, 'scheduled'];
  expect(seen).toEqual([shut, shut, open, open, [undefined, false, 'ended']]);
});

test('OWN-5 days in the past and an end before the begin are refused at their fields', async () => {
  const { version } = await draft('fechas');
  const refusal = (days: { from?: string; until?: string }) =>
    here.admin.refusal(pageDesk.publish, { slug: 'fechas', version, ...days });
  const tomorrow = dayAfter(today(), 1);
  expect((await refusal({ from: dayAfter(today(), 5), until: tomorrow })).errors).toEqual([
    { path: 'until', message: 'La fecha «hasta» es anterior a la fecha «desde».' },
  ]);
  expect((await refusal({ from: dayAfter(today(), -1) })).errors).toMatchObject([{ path: 'from' }]);
  expect((await refusal({ until: dayAfter(today(), -1) })).errors).toMatchObject([{ path: 'until' }]);
  expect((await here.admin.call(pageDesk.one, { slug: 'fechas' })).state).toBe('draft');
});

test('OWN-5 publishing now ends what was scheduled before', async () => {
  const first = await draft('plan', '<p>viejo</p>');
  const planned = await here.admin.call(pageDesk.publish, {
    slug: 'plan',
    version: first.version,
    from: dayAfter(today(), 1),
  });
  const second = await save('plan', '<p>nuevo</p>', planned.version);
  const now = await here.admin.call(pageDesk.publish, { slug: 'plan', version: second.version });
  expect(now.state).toBe('published');
  here.shop.clock.advance(3 * dayMs);
  expect(await textOf('plan')).toBe('<p>nuevo</p>');
});

test('OWN-5 a page that is taken back is a draft again, and so is a plan', async () => {
  const first = await draft('retirada');
  const live = await here.admin.call(pageDesk.publish, { slug: 'retirada', version: first.version });
  const gone = await here.admin.call(pageDesk.withdraw, { slug: 'retirada', version: live.version });
  expect([gone.state, gone.isPublic, await textOf('retirada')]).toEqual(['draft', false, undefined]);
  const again = await here.admin.call(pageDesk.publish, {
    slug: 'retirada',
    version: gone.version,
    from: dayAfter(today(), 1),
  });
  await here.admin.call(pageDesk.withdraw, { slug: 'retirada', version: again.version });
  here.shop.clock.advance(2 * dayMs);
  expect(await textOf('retirada')).toBeUndefined();
});

test('OWN-5 whoever saves or publishes an older version is refused, with the present one and who changed what', async () => {
  const first = await draft('entre-dos');
  const other = await here.shop.admin('otra');
  await other.call(pageDesk.save, {
    ...rest,
    slug: 'entre-dos',
    title: 'De otra',
    html: '<p>uno</p>',
    version: first.version,
  });
  const mine = { ...rest, slug: 'entre-dos', title: 'Mía', html: '<p>mío</p>', version: first.version };
  const refusal = await here.admin.refusal(pageDesk.save, mine);
  expect(refusal).toMatchObject({ code: 'changed_meanwhile', conflict: { present: { title: 'De otra', version: 3 } } });
  expect(refusal.conflict?.changedBy).toContainEqual(expect.objectContaining({ field: 'title', actor: 'otra' }));
  expect(refusal.conflict?.changedBy).toContainEqual(expect.objectContaining({ field: 'html', actor: 'jefa' }));
  for (const call of [pageDesk.publish, pageDesk.withdraw] as const) {
    const late = await here.admin.refusal(call, { slug: 'entre-dos', version: first.version });
    expect(late.code).toBe('changed_meanwhile');
  }
});

test('OWN-5 what is cached of pages expires when one begins or ends by the time alone', async () => {
  const { version } = await draft('a-su-hora');
  const day = dayAfter(today(), 1);
  await here.admin.call(pageDesk.publish, { slug: 'a-su-hora', version, from: day, until: day });
  const expiry = async () => {
    const { until } = await collectTags(() => publicPages(here.shop.db, here.shop.clock.now()));
    return Number.isFinite(until) ? new Date(until) : undefined;
  };
  const [begin, end] = [startOfShopDay(day), startOfShopDay(dayAfter(day, 1))];
  expect(await expiry()).toEqual(begin);
  here.shop.clock.advance(begin.getTime() - here.shop.clock.now().getTime());
  expect(await expiry()).toEqual(end);
  here.shop.clock.advance(dayMs);
  expect((await publicPages(here.shop.db, here.shop.clock.now())).map(({ slug }) => slug)).not.toContain('a-su-hora');
});
