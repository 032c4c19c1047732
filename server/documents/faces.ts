import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The shop's faces, of one weight each: their names here and their files. */
const files = { sans: 'inter-400.ttf', bold: 'inter-600.ttf', serif: 'instrument-serif.ttf' } as const;

export type Face = keyof typeof files;

const folder = join(import.meta.dirname, '..', '..', 'web', 'fonts');

type FaceFile = readonly [name: string, file: Uint8Array];

let known: readonly FaceFile[] | undefined;

/** Returns the font files that documents embed, read once. */
export async function faceFiles(): Promise<readonly FaceFile[]> {
  known ??= await Promise.all(
    Object.entries(files).map(async ([name, file]) => [name, await readFile(join(folder, file))] as const),
  );
  return known;
}

/** Letters that do not decompose, as Polish and Croatian names have them. */
const plain: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i' };

// The characters of scripts/subset-fonts.ts.
const hasNoGlyph = /[^\u0020-\u007e\u00a0-\u00ff–—‘’“”„•…€→←×™]/gu;

/** Returns a text with only the characters that the faces have: 'Łódź' is 'Lódz'. Others become '?'. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\s/g, ' ')
    .replaceAll(hasNoGlyph, (sign) => plain[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, ''))
    .replaceAll(/\p{Extended_Pictographic}|\p{Cf}|\p{M}/gu, '')
    .replaceAll(hasNoGlyph, '?');
}
