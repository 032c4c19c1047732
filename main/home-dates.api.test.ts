import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCachedProcess, untilListening, type CachedProcess } from '#test/cached-process.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

let processes: readonly CachedProcess[];

beforeAll(async () => {
  processes = await Promise.all([openCachedProcess(here.shop), openCachedProcess(here.shop)]);
});

afterAll(async () => {
  for (const one of processes) await one.close();
});

/** Publishes the next version of the owner's home page, as the editor stores it. */
async function publishHome(publishAt: Date, blocks: readonly object[]): Promise<void> {
  await here.shop.pool.query(
    `insert into content_versions (kind, key, version, content, at, by, publish_at)
     select 'home', 'home', coalesce(max(version), 0) + 1, $1, now(), 'jefa', $2 from content_versions
     where kind = 'home' and key = 'home'`,
    [JSON.stringify({ blocks }), publishAt],
  );
}

test('OWN-4 a cached home page is made again when a block begins or ends, and when a version becomes public', async () => {
  await untilListening(processes);
  const inMinutes = (minutes: number) => new Date(here.shop.clock.now().getTime() + minutes * 60_000);
  // The shop's time is three hours behind UTC all the year.
  const local = (minutes: number) =>
    inMinutes(minutes - 180)
      .toJSON()
      .slice(0, 19);
  const text = (id: string, dates: object = {}) => ({ id, kind: 'text', html: `<p>${id}</p>`, ...dates });
  await publishHome(inMinutes(-1), [text('siempre'), text('oferta', { from: local(20), until: local(40) })]);
  await publishHome(inMinutes(60), [text('despues')]);
  for (const one of processes) await one.catchUp();
  /** Asks both processes three times. Returns the blocks, and how often each process made them. */
  const seen = async () => {
    const before = processes.map((one) => one.made());
    const pages = new Set<string>();
    for (const one of [...processes, ...processes, ...processes]) {
      pages.add(await (await one.get('/home/blocks')).text());
    }
    const [page = ''] = pages;
    const ids = [...page.matchAll(/"id":"(\w+)"/g)].map(([, id]) => id);
    return { ids, pages: pages.size, made: processes.map((one, at) => one.made() - (before[at] ?? 0)) };
  };
  const anew = { pages: 1, made: [1, 1] };
  const cached = { pages: 1, made: [0, 0] };
  expect(await seen()).toEqual({ ids: ['siempre'], ...anew });
  here.shop.clock.advance(19 * 60_000);
  expect(await seen()).toEqual({ ids: ['siempre'], ...cached });
  here.shop.clock.advance(60_000);
  expect(await seen()).toEqual({ ids: ['siempre', 'oferta'], ...anew });
  expect(await seen()).toEqual({ ids: ['siempre', 'oferta'], ...cached });
  here.shop.clock.advance(20 * 60_000);
  expect(await seen()).toEqual({ ids: ['siempre'], ...anew });
  here.shop.clock.advance(19 * 60_000);
  expect(await seen()).toEqual({ ids: ['siempre'], ...cached });
  here.shop.clock.advance(60_000);
  expect(await seen()).toEqual({ ids: ['despues'], ...anew });
  expect(await seen()).toEqual({ ids: ['despues'], ...cached });
});

test('CAT-7 a cached campaign of the catalogue is made again when the home page changes, its picture goes, or its time comes', async () => {
  await untilListening(processes);
  const path = `/media/${'d'.repeat(32)}`;
  await here.shop.pool.query(
    `insert into content_pictures (path, width, height, placeholder, widths, at) values ($1, 1600, 1067, '', '{640}', now())`,
    [path],
  );
  const opening = (title: string, dates: object = {}) => {
    const link = { to: 'gender', gender: 'men' };
    const campaign = { id: 'uno', wide: path, narrow: '', alt: 'Foto', title, line: '', label: 'Ver', link };
    return [{ id: 'apertura', kind: 'hero', title: 'La casa', line: '', campaigns: [campaign], ...dates }];
  };
  const now = () => here.shop.clock.now();
  const seen = async () => {
    for (const one of processes) await one.catchUp();
    const before = processes.map((one) => one.made());
    const titles = new Set<string | undefined>();
    for (const one of [...processes, ...processes, ...processes]) {
      const text = await (await one.get('/home/campaign')).text();
      titles.add(/"title":"([^"]*)"/.exec(text)?.[1]);
    }
    return { titles: [...titles], made: processes.map((one, at) => one.made() - (before[at] ?? 0)) };
  };
  await publishHome(now(), opening('Primera'));
  expect(await seen()).toEqual({ titles: ['Primera'], made: [1, 1] });
  expect(await seen()).toEqual({ titles: ['Primera'], made: [0, 0] });
  await publishHome(now(), opening('Segunda'));
  await publishHome(new Date(now().getTime() + 600_000), opening('Tercera'));
  expect((await seen()).titles).toEqual(['Segunda']);
  here.shop.clock.advance(600_000);
  expect(await seen()).toEqual({ titles: ['Tercera'], made: [1, 1] });
  await here.shop.pool.query('delete from content_pictures where path = $1', [path]);
  expect((await seen()).titles).toEqual([undefined]);
});
