import { and, inArray, lt, sql } from 'drizzle-orm';
import { join } from 'node:path';
import { dayMs } from '#contract/core/time/units.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { putVideoAside } from '#platform/media/put-aside.ts';
import { hasVideo, takeVideo, type TakenVideo } from '#platform/media/video/take-video.ts';
import type { Context } from '#server/core/context/context.ts';
import { products } from './catalogue.tables.ts';
import { videos } from './videos.tables.ts';

/**
 * Stores an uploaded video, and registers it. Throws `bad_video`, `no_room`.
 *
 * The file of the same video, which nobody used, may be removed in this moment. It is registered before its file is looked for
 * again, and the sweep puts the file aside before it looks whether it is registered: one of both sees the other.
 */
export async function uploadVideo(
  { db, settings, clock }: Context,
  { bytes }: { readonly bytes: Uint8Array },
): Promise<TakenVideo> {
  const mediaDir = join(settings.dataDir, 'media');
  for (;;) {
    const video = await takeVideo(mediaDir, bytes);
    const at = clock();
    await db
      .insert(videos)
      .values({ ...video, at })
      .onConflictDoUpdate({ target: videos.path, set: { at } });
    if (await hasVideo(mediaDir, video.path)) return video;
  }
}

/** How long a video that no product shows is kept, in ms: somebody may still be writing the product that it was uploaded for. */
const unusedMs = 7 * dayMs;

/**
 * Removes the videos that no product shows, a week after their upload. The rows go first: a file without a row is given to no
 * product. See `uploadVideo` for one that is uploaded again in this moment.
 */
export async function sweepVideos(db: Database, now: Date, mediaDir: string): Promise<void> {
  const before = new Date(now.getTime() - unusedMs);
  const removed = await inTransaction(db, (transaction) => forgetUnused(transaction, before));
  for (const path of removed) {
    const file = await putVideoAside(mediaDir, path);
    await ((await isRegistered(db, path)) ? file?.putBack() : file?.remove());
  }
}

const isShown = sql`exists (select from ${products} where ${products.videoPath} = ${videos.path})`;

/** Those that are locked are being given to a product. From then on who names one waits, and is refused. */
async function forgetUnused(transaction: Transaction, before: Date): Promise<string[]> {
  const isUnused = and(lt(videos.at, before), sql`not ${isShown}`);
  const locked = await transaction
    .select({ path: videos.path })
    .from(videos)
    .where(isUnused)
    .for('update', { skipLocked: true });
  const paths = locked.map(({ path }) => path);
  if (paths.length === 0) return [];
  // Looked at anew: a product may have been stored before the lock.
  const gone = await transaction
    .delete(videos)
    .where(and(inArray(videos.path, paths), isUnused))
    .returning({ path: videos.path });
  return gone.map(({ path }) => path);
}

async function isRegistered(db: Database, path: string): Promise<boolean> {
  const found = await db
    .select({ path: videos.path })
    .from(videos)
    .where(inArray(videos.path, [path]));
  return found.length > 0;
}
