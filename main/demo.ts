import type { Logger } from 'pino';
import { prerenderDerivatives } from '#demo/render/prerender-derivatives.ts';
import { seedDemo } from '#demo/seed.ts';
import type { Database } from '#server/database/database.ts';
import { tell } from './greeting.ts';

type Shelves = { readonly db: Database; readonly mediaDir: string; readonly log: Logger };

/** Stocks an empty demo shop. Pictures in all sizes are made afterwards, while the shop already answers. */
export async function openDemo({ db, mediaDir, log }: Shelves): Promise<() => Promise<void>> {
  const { products, hashes } = await seedDemo({ db, mediaDir, onProgress: tell });
  const stopping = new AbortController();
  const done = prerenderDerivatives(mediaDir, hashes, { signal: stopping.signal }).catch((error: unknown) => {
    log.warn({ err: error }, 'the demo pictures were not all made; the rest is made when asked for');
  });
  log.debug({ products }, 'demo data ready');
  return async () => {
    stopping.abort();
    await done;
  };
}
