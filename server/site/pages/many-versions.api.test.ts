import { beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { menus } from '#contract/site/menus.ts';
import { pages } from '#contract/site/pages.ts';
import type { Actor } from '#test/actor.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

let guest: Actor;

beforeAll(async () => {
  guest = here.shop.guest();
  // Ten pages, each published 200 times, with texts that are too long to be stored within their rows.
  await here.shop.pool.query(`insert into content_versions (kind, key, version, content, at, by, publish_at)
    select 'page', 'pagina-' || page, n, jsonb_build_object('title', 'P', 'html', words), now(), 'jefa',
      now() - interval '1 year' + n * interval '1 day'
    from generate_series(1, 10) as page, generate_series(1, 200) as n,
      lateral (select string_agg(md5(page || ' ' || n || ' ' || part), '') as words
        from generate_series(1, 300) as part) as texts`);
  await here.shop.pool.query('vacuum analyze content_versions');
});

const statement = z.object({ text: z.string() });
const plan = z.tuple([z.object({ Plan: z.object({ 'Shared Hit Blocks': z.int(), 'Shared Read Blocks': z.int() }) })]);

/** Returns how many pages of the database (8 kB) the statements of some calls read. */
async function blocksReadBy(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(here.shop.pool, 'query');
  await work();
  const sent = query.mock.calls.map((given): readonly unknown[] => given);
  query.mockRestore();
  let blocks = 0;
  for (const [asked, values] of sent) {
    const text = `explain (analyze, buffers, format json) ${statement.parse(asked).text}`;
    const { rows } = await here.shop.pool.query(text, z.array(z.unknown()).parse(values));
    const [{ Plan }] = plan.parse(rows[0]['QUERY PLAN']);
    blocks += Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
  }
  return blocks;
}

test('OWN-5 what was published before costs nothing: a page, an unknown one, the menu', async () => {
  const costs = [
    await blocksReadBy(() => guest.call(pages.one, { slug: 'pagina-7' })),
    await blocksReadBy(() => guest.refusal(pages.one, { slug: 'no-existe' })),
    await blocksReadBy(() => guest.call(menus.shown, {})),
  ];
  // The rows and texts of all versions are more than 2,000 blocks.
  for (const blocks of costs) expect(blocks).toBeLessThan(400);
});
