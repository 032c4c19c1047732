import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import type { DrawnName, Typefaces } from '#contract/core/shop/look.ts';
import { shortPath } from './short-path.ts';

/** The display face of each pair, and the size at which it is shown, as a part of 1 (web/core/layout/typefaces.ts). */
const faces = {
  editorial: { file: 'instrument-serif.ttf', scale: 1 },
  classic: { file: 'gilda-display.ttf', scale: 0.88 },
  modern: { file: 'jost.ttf', scale: 0.92 },
} as const satisfies Record<Typefaces, { readonly file: string; readonly scale: number }>;

/** How finely the letters are drawn: a step is an eighth of a pixel where the name is 32 px high. */
const unitsPerEm = 256;

const folder = join(import.meta.dirname, '..', '..', '..', 'web', 'core', 'layout', 'fonts');

const fonts = new Map<Typefaces, Font>();

/** The last name that was drawn: settings are read again whenever one of them changes. */
let last: { readonly of: string; readonly drawn: DrawnName | null } | undefined;

/** Returns the shop's name as outlines, in the place where a line of text would have it; null if the face lacks a letter. */
export function drawnName(name: string, typefaces: Typefaces): DrawnName | null {
  const of = `${typefaces} ${name}`;
  if (last?.of !== of) last = { of, drawn: draw(name.normalize('NFC'), typefaces) };
  return last.drawn;
}

function draw(name: string, typefaces: Typefaces): DrawnName | null {
  const font = fontOf(typefaces);
  const isWhole = [...name].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (!isWhole) return null;
  const unit = unitsPerEm / font.unitsPerEm;
  const { glyphs, positions } = font.layout(name);
  let pen = 0;
  const outlines = glyphs.flatMap(({ path }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const left = pen + xOffset;
    pen += xAdvance;
    const placed = (coordinate: number, place: number) =>
      place % 2 === 0 ? (left + coordinate) * unit : -(yOffset + coordinate) * unit;
    return path.commands.map(({ command, args }) => ({ command, args: args.map(placed) }));
  });
  const size = unitsPerEm / faces[typefaces].scale;
  // A line as high as the letters are big has the half of what is missing above, as in CSS.
  const top = font.ascent * unit - ((font.ascent - font.descent) * unit - size) / 2;
  return { path: shortPath(outlines), width: Math.round(pen * unit), top: Math.round(top), size: Math.round(size) };
}

function fontOf(typefaces: Typefaces): Font {
  const known = fonts.get(typefaces) ?? create(readFileSync(join(folder, faces[typefaces].file)));
  fonts.set(typefaces, known);
  return known;
}
