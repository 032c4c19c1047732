import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * `npm run fonts`: makes the shop's font files from those of the packages, with the characters of Spanish and its
 * neighbours and the weights that the shop uses. Half as many bytes, which come before the first text. To be repeated
 * when the packages change; the result is kept with the sources.
 */
const root = join(import.meta.dirname, '..');

/** Basic Latin, Latin-1 and the signs that texts of the shop have. */
const characters = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)),
  ...Array.from({ length: 96 }, (_, at) => String.fromCodePoint(0xa0 + at)),
  '–—‘’“”„•…€→←−×™',
].join('');

const fonts = [
  {
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    to: 'inter.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  { from: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2', to: 'instrument-serif.woff2' },
];

for (const { from, to, ...options } of fonts) {
  const whole = await readFile(join(root, 'node_modules', from));
  const subset = await subsetFont(whole, characters, { targetFormat: 'woff2', ...options });
  await writeFile(join(root, 'web', 'fonts', to), subset);
  process.stdout.write(`${to}: ${whole.length} → ${subset.length} bytes\n`);
}
