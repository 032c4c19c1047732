import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import type { DrawnName, Typefaces } from '#contract/core/shop/look.ts';

/** A step of outlines: absolute points, x before y. */
type PathCommand = {
  readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  readonly args: readonly number[];
};

const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;

type Point = readonly [x: number, y: number];

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

/**
 * Writes outlines as an SVG path of whole numbers. Each point is relative to the one before, which takes half of the bytes: the path is a
 * part of every page. Points are rounded before, so that what is lost never adds up.
 */
export function shortPath(commands: readonly PathCommand[]): string {
  let start: Point = [0, 0];
  let pen: Point = [0, 0];
  let lastCommand = '';
  const steps = commands.map(({ command, args }) => {
    if (command === 'closePath') {
      pen = start;
      lastCommand = 'z';
      return 'z';
    }
    const points = pointsOf(args);
    const step = points.flatMap(([x, y]) => [x - pen[0], y - pen[1]]);
    pen = points.at(-1) ?? pen;
    if (command === 'moveTo') start = pen;
    const letter = letters[command] === lastCommand && command !== 'moveTo' ? '' : letters[command];
    lastCommand = letters[command];
    return letter + joined(step, letter === '');
  });
  return steps.join('');
}

function pointsOf(args: readonly number[]): Point[] {
  return args.flatMap((x, place) =>
    place % 2 === 0 ? [[Math.round(x), Math.round(args[place + 1] ?? 0)] as const] : [],
  );
}

/** A minus sign separates numbers as well as a space does. */
function joined(numbers: readonly number[], isNext: boolean): string {
  return numbers.map((one, place) => (one < 0 || (place === 0 && !isNext) ? `${one}` : ` ${one}`)).join('');
}
