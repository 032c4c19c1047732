import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { sql } from 'drizzle-orm';
import { pictureWidths, widthsUpTo, type PictureWidth } from '#contract/core/shop/pictures.ts';
import { startPictureProcess, type PictureProcess } from '#platform/media/picture-process.ts';
import type { Database } from '#platform/database/database.ts';
import { madeWidths } from '#platform/media/picture-sizes.ts';
import { contentPictures } from '#server/core/content-versions/content-pictures.tables.ts';
import { productImages, products } from './catalogue.tables.ts';

type Shop = {
  readonly db: Database;
  readonly mediaDir: string;
  readonly log: Logger;
  /** True if visitors are waiting for answers. */
  readonly isBusy: () => boolean;
};

/** The sizes that lists show are made first, for all pictures. */
const rounds: readonly (readonly PictureWidth[])[] = [[320, 640], pictureWidths];

/** How many pictures are written to the database at once: each write invalidates the cached pages that show them. */
const batch = 40;

/**
 * How often to check whether visitors are waiting, and for how long at most to pause, so that the work also ends on a
 * busy shop.
 */
const yieldMs = 100;
const mostYields = 50;

/**
 * Starts making the missing sizes of pictures, in a low-priority process that pauses while visitors are waiting.
 * Finished sizes are recorded in the database, so that the next start continues from there. `stop` ends it.
 */
export function makePicturesInBackground(shop: Shop): { readonly done: Promise<void>; stop(): Promise<void> } {
  const stopping = new AbortController();
  const done = makeAll(shop, stopping.signal).catch((error: unknown) => {
    if (stopping.signal.aborted) return;
    shop.log.warn({ err: error }, 'not all sizes of the pictures were made; the next start continues');
  });
  return {
    done,
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

async function makeAll(shop: Shop, signal: AbortSignal): Promise<void> {
  let maker: PictureProcess | undefined;
  try {
    for (const round of rounds) {
      const pictures = await shownPictures(shop.db);
      const lacking = await hashesLacking(shop.mediaDir, pictures, round);
      signal.throwIfAborted();
      if (lacking.length > 0) maker ??= startPictureProcess(signal);
      if (maker) await makeRound(shop, maker, { lacking, round, signal });
    }
  } finally {
    maker?.kill();
  }
}

/**
 * Returns the pictures that lack a width in the database or in the folder (which may be another process's, or have been
 * emptied).
 */
async function hashesLacking(
  mediaDir: string,
  pictures: readonly ShownPicture[],
  round: readonly PictureWidth[],
): Promise<string[]> {
  const lacking: string[] = [];
  for (const picture of pictures) {
    const made = await madeWidths(mediaDir, picture);
    const isThere = (one: PictureWidth) => picture.widths.includes(one) && made.includes(one);
    if (widthsUpTo(picture.width).some((one) => round.includes(one) && !isThere(one))) lacking.push(picture.hash);
  }
  return lacking;
}

type Round = {
  readonly lacking: readonly string[];
  readonly round: readonly PictureWidth[];
  readonly signal: AbortSignal;
};

async function makeRound(
  { db, mediaDir, log, isBusy }: Shop,
  maker: PictureProcess,
  { lacking, round, signal }: Round,
) {
  let made = new Map<string, readonly number[]>();
  for (const hash of lacking) {
    for (let yields = 0; isBusy() && yields < mostYields; yields += 1) await pause(yieldMs, undefined, { signal });
    signal.throwIfAborted();
    const { widths, problem } = await maker.make({ mediaDir, hash, widths: round });
    if (problem !== undefined) log.warn({ picture: hash, problem }, 'a picture could not be made smaller');
    if (widths.length > 0) made.set(hash, widths);
    if (made.size < batch) continue;
    await writeWidths(db, made);
    made = new Map();
  }
  await writeWidths(db, made);
}

type ShownPicture = { readonly hash: string; readonly width: number; readonly widths: readonly number[] };

/**
 * Returns the shop's own pictures in the order in which visitors see them: those of the home page, then the
 * first pictures of the newest products, with the posters of their videos.
 */
async function shownPictures(db: Database): Promise<ShownPicture[]> {
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
async function writeWidths(db: Database, made: ReadonlyMap<string, readonly number[]>): Promise<void> {
  if (made.size === 0) return;
  const rows = JSON.stringify([...made].map(([hash, widths]) => ({ path: `/media/${hash}`, widths })));
  for (const table of [contentPictures, productImages]) {
    await db.execute(sql`
      update ${table} as shown set widths = made.widths
      from jsonb_to_recordset(${rows}::jsonb) as made (path text, widths integer[])
      where shown.path = made.path and shown.widths is distinct from made.widths`);
  }
}
