import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkit';
import { z } from 'zod';
import { charactersOf, isInOwnFaces, type Coverage } from './text-runs.service.ts';

/**
 * The fonts of letters that the shop's faces lack (docs/decisions/0032-printed-documents.md). The first one has Latin with its
 * marks, Greek and Cyrillic, and comes with the shop; the others are cut into files of some letters each, as browsers load them.
 */
const latin = { name: 'noto-sans', sans: 'noto-sans-400.ttf', bold: 'noto-sans-600.ttf' } as const;
const packages = [
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-armenian',
  'noto-sans-georgian',
  'noto-sans-sc',
  'noto-sans-kr',
] as const;

const root = join(import.meta.dirname, '..', '..', '..');
const fileOfPackage = (name: string, ...path: readonly string[]) =>
  join(root, 'node_modules', '@fontsource-variable', name, ...path);

/** The weights of Noto Sans in the place of the shop's faces: there is no serif one. */
export type SpareWeight = 'sans' | 'bold';
const weights = { sans: 400, bold: 600 } as const satisfies Record<SpareWeight, number>;

/** A font for some letters: what it has, and its files with only these. */
export type SpareFace = Coverage & { file(weight: SpareWeight): Promise<Uint8Array> };

/** A file of a package with a part of its letters, and where they are in Unicode. */
type Slice = { readonly name: string; readonly file: string; readonly ranges: readonly (readonly [number, number])[] };

let slices: Promise<readonly Slice[]> | undefined;

async function readSlices(): Promise<readonly Slice[]> {
  const found = await Promise.all(
    packages.map(async (font) => {
      const text = await readFile(fileOfPackage(font, 'unicode.json'), 'utf8');
      return Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(text))).map(([key, ranges]) => {
        // '[17]' is a file of many, 'arabic' one by its script.
        const name = `${font}-${key.replaceAll(/[[\]]/g, '')}`;
        return { name, file: fileOfPackage(font, 'files', `${name}-wght-normal.woff2`), ranges: rangesOf(ranges) };
      });
    }),
  );
  return found.flat();
}

/** Reads 'U+600-6ff,U+200c'. */
function rangesOf(text: string): [number, number][] {
  return [...text.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
}

const coverages = new Map<string, Promise<ReadonlySet<number>>>();

/** Returns the characters that a font file has, read once. */
function coverageOf(file: string): Promise<ReadonlySet<number>> {
  const known = coverages.get(file) ?? readFile(file).then((bytes) => new Set(create(bytes).characterSet));
  coverages.set(file, known);
  // A file that could not be read now is read again for the next document.
  known.catch(() => coverages.delete(file));
  return known;
}

const ownFile = (name: string) => join(root, 'web', 'core', 'layout', 'fonts', name);

/** Returns the fonts that a text needs besides the shop's faces, those to prefer first; none for most texts. */
export async function spareFaces(text: string): Promise<readonly SpareFace[]> {
  const foreign = charactersOf(text).filter((sign) => !isInOwnFaces(sign));
  if (foreign.length === 0) return [];
  const points = foreign.map((sign) => sign.codePointAt(0) ?? 0);
  slices ??= readSlices();
  slices.catch(() => {
    slices = undefined;
  });
  const hasLatin = await coverageOf(ownFile(latin.sans));
  const others = points.filter((point) => !hasLatin.has(point));
  const needed = (await slices).filter(({ ranges }) =>
    others.some((point) => ranges.some(([from, to]) => from <= point && point <= to)),
  );
  return [
    { name: latin.name, has: (point) => hasLatin.has(point), file: (weight) => readFile(ownFile(latin[weight])) },
    ...(await Promise.all(needed.map((slice) => faceOf(slice, foreign, points)))),
  ];
}

async function faceOf({ name, file }: Slice, signs: readonly string[], points: readonly number[]): Promise<SpareFace> {
  const covered = await coverageOf(file);
  const own = signs.filter((_, at) => covered.has(points[at] ?? 0)).join('');
  return {
    name,
    has: (point) => covered.has(point) && own.includes(String.fromCodePoint(point)),
    async file(weight) {
      // Loaded by the first such letter, with its WebAssembly.
      const { default: subsetFont } = await import('subset-font');
      return subsetFont(await readFile(file), own, { targetFormat: 'sfnt', variationAxes: { wght: weights[weight] } });
    },
  };
}
