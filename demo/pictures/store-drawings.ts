import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { drawGarment } from '../garments/draw-garment.ts';
import type { GarmentDrawing } from '../garments/draw-garment.ts';
import { storePicture } from '#server/media/pictures.service.ts';
import type { StoredPicture } from '#server/media/pictures.service.ts';

const packed = promisify(gzip);

/** Stores a drawing, packed: it is text, five times smaller so, and opened as it is. */
export async function storeDrawing(mediaDir: string, svg: string): Promise<StoredPicture> {
  return storePicture(mediaDir, await packed(svg, { level: 6 }), { trustedSvg: true });
}

/**
 * Draws and stores garments, several at a time; `onProgress` hears how many of how many are done. Answers each drawing's
 * picture by the drawing's own text.
 */
export async function storeDrawings(
  mediaDir: string,
  drawings: readonly GarmentDrawing[],
  onProgress: (done: number, all: number) => void,
): Promise<(drawing: GarmentDrawing) => StoredPicture> {
  const waiting = new Map(drawings.map((drawing) => [JSON.stringify(drawing), drawing]));
  const stored = new Map<string, StoredPicture>();
  const queue = [...waiting].values();
  await Promise.all(
    Array.from({ length: availableParallelism() + 1 }, async () => {
      for (const [key, drawing] of queue) {
        stored.set(key, await storeDrawing(mediaDir, drawGarment(drawing)));
        onProgress(stored.size, waiting.size);
      }
    }),
  );
  return (drawing) => {
    const picture = stored.get(JSON.stringify(drawing));
    if (!picture) throw new Error('this garment was not drawn');
    return picture;
  };
}
