import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { widthsUpTo } from '#contract/core/shop/pictures.ts';
import { fileOf, type StoredDemoPicture } from '#demo/pictures/stored-pictures.ts';
import { placeholderOf } from '#platform/media/placeholder.ts';
import type { NamedPhotograph } from './photograph-model.ts';

/** The greatest width in px, and the quality of the encoder. */
export type Coding = { readonly width: number; readonly quality: number };

/** Writes a photograph in all widths up to the greatest, and returns what is stored of it. */
export async function storePhotograph(
  folder: string,
  { name, pixels, ...taken }: NamedPhotograph,
  { width, quality }: Coding,
): Promise<StoredDemoPicture> {
  const raw = { width: taken.width, height: taken.height, channels: 3 } as const;
  const widths = widthsUpTo(width);
  let hash = '';
  for (const size of widths) {
    const file = fileOf(folder, name, size);
    const bytes = await sharp(pixels, { raw })
      .resize(size, undefined, { kernel: 'mitchell' })
      .avif({ quality, effort: 2 })
      .toBuffer();
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    // The widest one is the original.
    hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  }
  const placeholder = await placeholderOf(sharp(pixels, { raw }));
  const height = Math.round((taken.height * width) / taken.width);
  return { name, hash, width, height, placeholder, widths };
}
