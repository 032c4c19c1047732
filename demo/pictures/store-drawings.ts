import { availableParallelism } from 'node:os';
import { drawGarment } from '../garments/draw-garment.ts';
import type { GarmentDrawing } from '../garments/draw-garment.ts';
import { storePicture } from '#server/media/pictures.service.ts';
import type { StoredPicture } from '#server/media/pictures.service.ts';

/** Draws and stores garments, several at a time. Answers each drawing's picture by the drawing's own text. */
export async function storeDrawings(
  mediaDir: string,
  drawings: readonly GarmentDrawing[],
): Promise<(drawing: GarmentDrawing) => StoredPicture> {
  const waiting = new Map(drawings.map((drawing) => [JSON.stringify(drawing), drawing]));
  const stored = new Map<string, StoredPicture>();
  const queue = [...waiting].values();
  await Promise.all(
    Array.from({ length: availableParallelism() + 1 }, async () => {
      for (const [key, drawing] of queue) {
        stored.set(key, await storePicture(mediaDir, Buffer.from(drawGarment(drawing)), { trustedSvg: true }));
      }
    }),
  );
  return (drawing) => {
    const picture = stored.get(JSON.stringify(drawing));
    if (!picture) throw new Error('this garment was not drawn');
    return picture;
  };
}
