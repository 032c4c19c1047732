import { sql } from 'drizzle-orm';
import { contentPictures } from '#server/core/content-versions/content-pictures.tables.ts';
import { productImages, products } from './catalogue.tables.ts';
import type { Database } from '#platform/database/database.ts';

export type ShownPicture = { readonly hash: string; readonly width: number; readonly widths: readonly number[] };

/**
 * Returns the shop's own pictures in the order in which visitors see them: those of the home page, then the
 * first pictures of the newest products, with the posters of their videos.
 */
export async function shownPictures(db: Database): Promise<ShownPicture[]> {
  const { rows } = await db.execute<{ path: string; width: number; widths: number[] }>(sql`
    select path, max(width) as width, min(widths) as widths from (
      select path, width, widths, 0 as rank, 0 as place from ${contentPictures}
      union all select path, width, widths, 1 + position, -product_id from ${productImages} where path like '/media/%'
      union all select poster ->> 'path', (poster ->> 'width')::integer,
        array(select jsonb_array_elements_text(poster -> 'widths')::integer), 1, -id
        from (select id, video -> 'poster' as poster from ${products} where video_path is not null) as videos
        where poster ->> 'path' is not null
    ) as shown group by path order by min(rank), min(place)`);
  return rows.map(({ path, ...picture }) => ({ ...picture, hash: path.slice('/media/'.length) }));
}

/**
 * Records the available widths of pictures, in one statement for each table, so that cached pages are invalidated once.
 */
export async function writeWidths(db: Database, made: ReadonlyMap<string, readonly number[]>): Promise<void> {
  if (made.size === 0) return;
  const rows = JSON.stringify([...made].map(([hash, widths]) => ({ path: `/media/${hash}`, widths })));
  for (const table of [contentPictures, productImages]) {
    await db.execute(sql`
      update ${table} as shown set widths = made.widths
      from jsonb_to_recordset(${rows}::jsonb) as made (path text, widths integer[])
      where shown.path = made.path and shown.widths is distinct from made.widths`);
  }
}
