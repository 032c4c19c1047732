import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * `npm run fonts`: makes the shop's font files from those of the packages, with only the characters of Spanish and
 * related languages and the weights that the shop uses. Halves the bytes, which load before the first text. Repeat it
 * when the packages change; the result is committed.
 */
const root = join(import.meta.dirname, '..');

/** Basic Latin, Latin-1 and the other characters in the shop's texts. */
const characters = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)),
  ...Array.from({ length: 96 }, (_, at) => String.fromCodePoint(0xa0 + at)),
  '–—‘’“”„•…€→←−×™',
].join('');

const inter = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const serif = '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';

/** PDF documents embed TrueType fonts of one weight each. */
const fonts = [
  { from: inter, to: 'inter.woff2', targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 600 } } },
  { from: serif, to: 'instrument-serif.woff2', targetFormat: 'woff2' },
  { from: inter, to: 'inter-400.ttf', targetFormat: 'sfnt', noLayoutClosure: true, variationAxes: { wght: 400 } },
  { from: inter, to: 'inter-600.ttf', targetFormat: 'sfnt', noLayoutClosure: true, variationAxes: { wght: 600 } },
  { from: serif, to: 'instrument-serif.ttf', targetFormat: 'sfnt', noLayoutClosure: true },
] as const;

for (const { from, to, ...options } of fonts) {
  const whole = await readFile(join(root, 'node_modules', from));
  const subset = await subsetFont(whole, characters, options);
  await writeFile(join(root, 'web', 'fonts', to), subset);
  process.stdout.write(`${to}: ${whole.length} → ${subset.length} bytes\n`);
}
