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
