import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { seedDemo } from '#demo/seed.ts';
import type { Database } from '#server/database/database.ts';
import { makeMissingSizes } from '#server/media/sizes.service.ts';
import { tell } from './greeting.ts';

type Shelves = { readonly db: Database; readonly mediaDir: string; readonly log: Logger };

/** Between two pictures, so that visitors come first. */
const breathMs = 20;

/** Stocks an empty demo shop. Pictures in all sizes are made afterwards, while the shop already answers. */
export async function openDemo({ db, mediaDir, log }: Shelves): Promise<() => Promise<void>> {
  const { hashes } = await seedDemo({ db, mediaDir, onProgress: tell });
  const stopping = new AbortController();
  const done = makeAll(mediaDir, hashes, stopping.signal).catch((error: unknown) => {
    log.warn({ err: error }, 'the demo pictures were not all made; the rest is made when asked for');
  });
  return async () => {
    stopping.abort();
    await done;
  };
}

async function makeAll(mediaDir: string, hashes: readonly string[], signal: AbortSignal): Promise<void> {
  for (const hash of hashes) {
    if (signal.aborted) return;
    const { made } = await makeMissingSizes(mediaDir, hash);
    if (made > 0) await pause(breathMs);
  }
}
