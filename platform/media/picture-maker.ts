import { constants, setPriority } from 'node:os';
import { z } from 'zod';
import { pictureWidths } from '#contract/core/shop/pictures.ts';

// A process with low priority, so that the shop goes first. Set before sharp starts its threads, which inherit it.
setPriority(constants.priority.PRIORITY_LOW);
const { makeWidths } = await import('./picture-sizes.ts');
const { default: sharp } = await import('sharp');
sharp.concurrency(1);
sharp.cache(false);

const task = z.object({ mediaDir: z.string(), hash: z.string(), widths: z.array(z.literal(pictureWidths)) });

process.on('message', async (message) => {
  const { mediaDir, hash, widths } = task.parse(message);
  try {
    process.send?.({ hash, widths: (await makeWidths(mediaDir, hash, widths)) ?? [] });
  } catch (error) {
    process.send?.({ hash, problem: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
