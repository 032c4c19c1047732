import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkit';
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
const instrument = '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';
const figtree = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const gilda = '@fontsource/gilda-display/files/gilda-display-latin-400-normal.woff2';
const jost = '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2';

const web = { targetFormat: 'woff2' } as const;

/** PDF documents embed TrueType fonts of one weight each. */
const printed = { targetFormat: 'sfnt', noLayoutClosure: true } as const;

const range = { wght: { min: 400, max: 600 } } as const;

const noto = (weight: string) => `@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`;

/** The files of the three type pairings (contract/core/settings/look-settings.ts). */
const fonts = [
  { from: inter, to: 'inter.woff2', ...web, variationAxes: range },
  { from: instrument, to: 'instrument-serif.woff2', ...web },
  { from: figtree, to: 'figtree.woff2', ...web, variationAxes: range },
  { from: gilda, to: 'gilda-display.woff2', ...web },
  { from: jost, to: 'jost.woff2', ...web, variationAxes: { wght: 400 } },
  { from: inter, to: 'inter-400.ttf', ...printed, variationAxes: { wght: 400 } },
  { from: inter, to: 'inter-600.ttf', ...printed, variationAxes: { wght: 600 } },
  { from: instrument, to: 'instrument-serif.ttf', ...printed },
  { from: figtree, to: 'figtree-400.ttf', ...printed, variationAxes: { wght: 400 } },
  { from: figtree, to: 'figtree-600.ttf', ...printed, variationAxes: { wght: 600 } },
  { from: gilda, to: 'gilda-display.ttf', ...printed },
  { from: jost, to: 'jost.ttf', ...printed, variationAxes: { wght: 400 } },
] as const;

/** Latin with all marks, Greek and Cyrillic, for what the shop's faces lack on paper. */
const spare = [
  { from: noto('400Regular'), to: 'noto-sans-400.ttf' },
  { from: noto('600SemiBold'), to: 'noto-sans-600.ttf' },
] as const;

for (const { from, to, ...options } of fonts) {
  const whole = await readFile(join(root, 'node_modules', from));
  const subset = await subsetFont(whole, characters, options);
  await writeFile(join(root, 'web', 'core', 'layout', 'fonts', to), subset);
  process.stdout.write(`${to}: ${whole.length} → ${subset.length} bytes\n`);
}

for (const { from, to } of spare) {
  const whole = await readFile(join(root, 'node_modules', from));
  const points = create(whole).characterSet.filter((point) => point >= 0x20 && (point < 0x530 || isSpare(point)));
  const subset = await subsetFont(whole, String.fromCodePoint(...points), { targetFormat: 'sfnt' });
  await writeFile(join(root, 'web', 'core', 'layout', 'fonts', to), subset);
  process.stdout.write(`${to}: ${whole.length} → ${subset.length} bytes\n`);
}

/** Latin and Greek with marks, punctuation, currencies, and the sign for an unknown letter. */
function isSpare(point: number): boolean {
  return (point >= 0x1d00 && point < 0x2200) || point === 0x25cc || point === 0xfffd;
}
