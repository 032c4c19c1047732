import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Typefaces } from '#contract/core/shop/look.ts';

/** The files of the shop's faces, of one weight each, by the pair that the owner chose. */
const files = {
  editorial: { sans: 'inter-400.ttf', bold: 'inter-600.ttf', serif: 'instrument-serif.ttf' },
  classic: { sans: 'figtree-400.ttf', bold: 'figtree-600.ttf', serif: 'gilda-display.ttf' },
  modern: { sans: 'inter-400.ttf', bold: 'inter-600.ttf', serif: 'jost.ttf' },
} as const satisfies Record<Typefaces, Record<string, string>>;

/** The faces of a document: `serif` is that of headings and the wordmark, whatever the pair. */
export type Face = keyof (typeof files)[Typefaces];

const folder = join(import.meta.dirname, '..', '..', '..', 'web', 'core', 'layout', 'fonts');

type FaceFile = readonly [face: Face, file: Uint8Array];

const known = new Map<Typefaces, readonly FaceFile[]>();

/** Returns the font files that documents embed, read once. */
export async function faceFiles(typefaces: Typefaces): Promise<readonly FaceFile[]> {
  const read = known.get(typefaces);
  if (read) return read;
  const { sans, bold, serif } = files[typefaces];
  const found = await Promise.all(
    (
      [
        ['sans', sans],
        ['bold', bold],
        ['serif', serif],
      ] as const
    ).map(async ([face, file]) => [face, await readFile(join(folder, file))] as const),
  );
  known.set(typefaces, found);
  return found;
}
