import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { seedDemo } from '#demo/seed.ts';
import type { Database } from '#server/database/database.ts';
import { makeMissingSizes } from '#server/media/sizes.service.ts';
import type { Size } from '#server/media/sizes.service.ts';
import { tell } from './greeting.ts';

type Shelves = { readonly db: Database; readonly mediaDir: string; readonly log: Logger };

/** Between two pictures, so that visitors come first. */
const breathMs = 20;

/** How many pictures are worked on at the same time. */
const hands = 2;

/**
 * What lists show, and what a page shows first. The rest, which few browsers and only a close look ask for, is made when
 * it is asked for: all of it would be three times as many bytes and five times as long.
 */
const isShown = ({ width, format }: Size) => (format === 'avif' ? width <= 640 : width === 640);

/** Stocks an empty demo shop. Its pictures' sizes are made afterwards, while the shop already answers. */
export async function openDemo({ db, mediaDir, log }: Shelves): Promise<() => Promise<void>> {
  const { hashes } = await seedDemo({ db, mediaDir, onProgress: tell });
  const stopping = new AbortController();
  const done = makeShownSizes(mediaDir, hashes, stopping.signal).catch((error: unknown) => {
    log.warn({ err: error }, 'the demo pictures were not all made; the rest is made when asked for');
  });
  return async () => {
    stopping.abort();
    await done;
  };
}

/** Makes the sizes of the demo's pictures that pages show, unless they are there. */
export async function makeShownSizes(mediaDir: string, hashes: readonly string[], signal?: AbortSignal): Promise<void> {
  const queue = hashes.values();
  await Promise.all(
    Array.from({ length: hands }, async () => {
      for (const hash of queue) {
        if (signal?.aborted) return;
        const { made } = await makeMissingSizes(mediaDir, hash, isShown);
        if (made > 0) await pause(breathMs);
      }
    }),
  );
}
