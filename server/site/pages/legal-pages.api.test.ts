import { beforeEach, expect, test } from 'vitest';
import { opening } from '#contract/office/opening.ts';
import { pageDesk } from '#contract/site/page-desk.ts';
import { pages } from '#contract/site/pages.ts';
import { dayAfter, shopDay } from '#contract/core/time/shop-time.ts';
import { liveEnvironment } from '#test/complete-shop.ts';
import { openedDesk } from '#test/opened-shop.ts';

const { shop, admin } = openedDesk(() => undefined, { env: liveEnvironment, settings: 'none' });

beforeEach(async () => {
  await shop.pool.query("delete from content_versions where kind = 'page'");
  await setOpen(true);
});

async function setOpen(isOpen: boolean): Promise<void> {
  await shop.pool.query(
    `insert into content_versions (kind, key, version, content, at, by, publish_at)
     values ('settings', 'opening', 1, $1, now(), 'jefa', now() - interval '1 day')
     on conflict (kind, key, version) do update set content = excluded.content`,
    [JSON.stringify({ isOpen })],
  );
  await shop.services.ownerSettings.reload();
}

const dayIn = (days: number) => dayAfter(shopDay(shop.clock.now()), days);

/** Returns a draft of the page of privacy without gaps. */
async function draft(slug: string) {
  const { version } = await admin.call(pageDesk.create, { slug, title: slug, kind: 'privacy' });
  const rest = { title: slug, description: '', html: '<p>Texto</p>', isDated: true, inMenu: false, inFooter: true };
  return admin.call(pageDesk.save, { ...rest, slug, version });
}

async function published(slug: string, days: { from?: string; until?: string } = {}) {
  const { version } = await draft(slug);
  return admin.call(pageDesk.publish, { slug, version, ...days });
}

const isShown = (slug: string) =>
  shop
    .guest()
    .call(pages.one, { slug })
    .then(
      () => true,
      () => false,
    );

test('OWN-3 OWN-5 a public page that is planned for later without a change stays public until then', async () => {
  const { version } = await published('privacidad');
  const planned = await admin.call(pageDesk.publish, { slug: 'privacidad', version, from: dayIn(3) });
  expect([planned.version, planned.state, planned.isPublic]).toEqual([version + 1, 'scheduled', true]);
  expect(await isShown('privacidad')).toBe(true);
  const again = await admin.call(pageDesk.publish, { slug: 'privacidad', version: version + 1, from: dayIn(5) });
  expect([again.version, again.isPublic]).toEqual([version + 1, true]);
});

test('OWN-3 OWN-5 the last legal page of a kind gets no end while the shop is open', async () => {
  const { version } = await published('privacidad');
  const ending = { slug: 'privacidad', version, until: dayIn(9) };
  const refusal = await admin.refusal(pageDesk.publish, ending);
  expect(refusal.errors).toEqual([{ path: 'until', message: expect.stringContaining('sin fecha de fin') }]);
  expect((await admin.refusal(pageDesk.publish, { ...ending, from: dayIn(2) })).code).toBe('invalid');
  expect((await admin.call(pageDesk.one, { slug: 'privacidad' })).until).toBeNull();
  const next = await published('datos', { from: dayIn(5) });
  const ended = await admin.call(pageDesk.publish, ending);
  expect(ended.until).toBe(dayIn(9));
  // The other one follows without a gap, so it cannot be taken back, nor begin after the end.
  const other = { slug: 'datos', version: next.version };
  expect((await admin.refusal(pageDesk.withdraw, other)).code).toBe('page_needed');
  expect((await admin.refusal(pageDesk.publish, { ...other, from: dayIn(11) })).code).toBe('page_needed');
  expect((await admin.call(pageDesk.publish, { ...other, from: dayIn(10) })).state).toBe('scheduled');
});

test('OWN-3 OWN-5 a closed shop may end a legal page, and does not open with it', async () => {
  await setOpen(false);
  await published('privacidad', { until: dayIn(2) });
  const { steps } = await admin.call(opening.state, {});
  expect(steps.find(({ name }) => name === 'pages')?.missing).toContain(
    'Política de privacidad: publicarla sin fecha de fin',
  );
});

test('OWN-5 an earlier version is found, however many there are since', async () => {
  const first = await draft('historia');
  await shop.pool.query(
    `insert into content_versions (kind, key, version, content, at, by)
     select kind, key, version + n, content || jsonb_build_object('html', '<p>' || n || '</p>'), at, by
     from content_versions, generate_series(1, 70) as n where key = 'historia' and version = $1`,
    [first.version],
  );
  const version = first.version + 70;
  const preview = await admin.call(pageDesk.preview, { slug: 'historia', version: first.version });
  expect(preview.html).toBe('<p>Texto</p>');
  expect((await admin.call(pageDesk.preview, { slug: 'historia' })).html).toBe('<p>70</p>');
  const restored = await admin.call(pageDesk.restore, { slug: 'historia', version, earlier: first.version });
  expect([restored.html, restored.versions.length]).toEqual(['<p>Texto</p>', 50]);
  const none = { slug: 'historia', version: restored.version, earlier: 999 };
  expect((await admin.refusal(pageDesk.restore, none)).code).toBe('not_found');
});
