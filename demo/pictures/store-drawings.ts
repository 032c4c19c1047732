import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { drawGarment } from '../garments/draw-garment.ts';
import type { GarmentDrawing } from '../garments/draw-garment.ts';
import type { PictureWidth } from '#contract/pictures.ts';
import { storePicture } from '#platform/media/pictures.ts';
import type { StoredPicture } from '#platform/media/pictures.ts';
import { madeWidths, makeWidths } from '#platform/media/picture-sizes.ts';
import { demoBanners, drawBanner } from './draw-banner.ts';
import type { DemoBanner } from './draw-banner.ts';

const packed = promisify(gzip);

type DemoPicture = StoredPicture & { readonly widths: number[] };

export type DemoPictures = {
  readonly ofGarment: (drawing: GarmentDrawing) => DemoPicture;
  readonly ofBanner: (banner: DemoBanner) => DemoPicture;
};

/** A drawing, and the widths in which it is wanted at once: what the first pages show. The others are made later. */
type Plan = { readonly draw: () => string; readonly first: readonly PictureWidth[] };

/** Stores a drawing, packed: it is text, five times smaller so, and opened as it is. */
async function storeDrawing(mediaDir: string, { draw, first }: Plan): Promise<DemoPicture> {
  const picture = await storePicture(mediaDir, await packed(draw(), { level: 6 }), { trustedSvg: true });
  if (first.length > 0) await makeWidths(mediaDir, picture.hash, first);
  return { ...picture, widths: await madeWidths(mediaDir, picture) };
}

/** Of the products, those at the beginning are in the rails of the landing page, and those at the end first in the lists. */
const ahead = 18;

type Work = {
  readonly mediaDir: string;
  /** Ends the work between two pictures. */
  readonly signal?: AbortSignal | undefined;
  /** True to make the sizes that the first pages show, too. */
  readonly isAhead: boolean;
  /** Hears how many of how many are drawn. */
  readonly onProgress: (done: number, all: number) => void;
};

/**
 * Draws and stores the banners and the views of each garment, the newest last, several at a time. What a start that was interrupted had stored is found
 * again by its content.
 */
export async function storeDemoPictures(
  garments: readonly (readonly GarmentDrawing[])[],
  { mediaDir, signal, isAhead, onProgress }: Work,
): Promise<DemoPictures> {
  const drawings = new Map<string, Plan>([
    ...demoBanners.map(
      (banner) => [JSON.stringify(banner), { draw: () => drawBanner(banner), first: [1280] }] as const,
    ),
    ...garments.flatMap((views, at) =>
      views.map((view, position) => {
        const isSeenFirst = position === 0 && (at < ahead || at >= garments.length - ahead);
        const first: readonly PictureWidth[] = isSeenFirst ? [640] : [];
        return [JSON.stringify(view), { draw: () => drawGarment(view), first }] as const;
      }),
    ),
  ]);
  const stored = new Map<string, DemoPicture>();
  const queue = drawings.entries();
  const workers = Array.from({ length: availableParallelism() + 1 }, async () => {
    for (const [key, plan] of queue) {
      signal?.throwIfAborted();
      stored.set(key, await storeDrawing(mediaDir, isAhead ? plan : { ...plan, first: [] }));
      onProgress(stored.size, drawings.size);
    }
  });
  // One that fails must not leave the others at work behind its back.
  const failed = (await Promise.allSettled(workers)).find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  const pictureOf = (key: string): DemoPicture => {
    const picture = stored.get(key);
    if (!picture) throw new Error('this picture was not drawn');
    return picture;
  };
  return {
    ofGarment: (drawing) => pictureOf(JSON.stringify(drawing)),
    ofBanner: (banner) => pictureOf(JSON.stringify(banner)),
  };
}
