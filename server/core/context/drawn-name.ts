import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import type { DrawnName, Typefaces } from '#contract/core/shop/look.ts';

/** The display face of each pair, and the size at which it is shown, as a part of 1 (web/core/layout/typefaces.ts). */
const faces = {
  editorial: { file: 'instrument-serif.ttf', scale: 1 },
  classic: { file: 'gilda-display.ttf', scale: 0.88 },
  modern: { file: 'jost.ttf', scale: 0.92 },
} as const satisfies Record<Typefaces, { readonly file: string; readonly scale: number }>;

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
  const { glyphs, positions } = font.layout(name);
  let pen = 0;
  const paths = glyphs.map(({ path }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const placed = path
      .translate(pen + xOffset, yOffset)
      .scale(1, -1)
      .toSVG();
    pen += xAdvance;
    return placed;
  });
  const size = Math.round(font.unitsPerEm / faces[typefaces].scale);
  // A line as high as the letters are big has the half of what is missing above, as in CSS.
  const top = Math.round(font.ascent - (font.ascent - font.descent - size) / 2);
  return { path: paths.join(''), width: Math.round(pen), top, size };
}

function fontOf(typefaces: Typefaces): Font {
  const known = fonts.get(typefaces) ?? create(readFileSync(join(folder, faces[typefaces].file)));
  fonts.set(typefaces, known);
  return known;
}
