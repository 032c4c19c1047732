import { lettersOf } from '#server/site/look/text-runs.service.ts';
import type { Pen, TextStyle } from './pdf-pen.ts';

/** Breaks a text into lines of at most a width. A word that is longer is broken within; no-break spaces hold. */
export function wrapped(pen: Pen, text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (value: string) => pen.widthOf(value, style) <= width;
  if (text !== '' && fits(text)) return [text];
  for (const word of text.split(/[ \t\r\n]+/).filter((one) => one !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (!fits(line)) {
      const part = head(line, fits);
      lines.push(part);
      line = line.slice(part.length);
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** Returns the longest beginning that fits, at least one letter. */
function head(word: string, fits: (value: string) => boolean): string {
  let part = '';
  for (const sign of lettersOf(word)) {
    if (part !== '' && !fits(part + sign)) break;
    part += sign;
  }
  return part;
}

type Block = { readonly width: number; readonly height: number; readonly sizes: readonly number[] };

export type FittedText = { readonly lines: readonly string[]; readonly style: TextStyle; readonly leading: number };

/** Returns paragraphs in the first of the sizes at which all fit into the block; at the last one the rest is cut. */
export function fitted(
  pen: Pen,
  paragraphs: readonly string[],
  { width, height, sizes }: Block,
  face: NonNullable<TextStyle['face']> = 'sans',
): FittedText {
  const found = sizes.map((size) => {
    const style = { size, face };
    const leading = size * 1.22;
    const lines = paragraphs.flatMap((paragraph) => wrapped(pen, paragraph, width, style));
    return { lines, style, leading, most: Math.max(1, Math.floor(height / leading)) };
  });
  const last = found.at(-1);
  if (!last) throw new Error('a block needs a size');
  const { most, ...text } = found.find(({ lines, most: room }) => lines.length <= room) ?? last;
  if (text.lines.length <= most) return text;
  const kept = text.lines.slice(0, most);
  return { ...text, lines: [...kept.slice(0, -1), cut(pen, `${kept.at(-1)}…`, width, text.style)] };
}

/** Returns a text in one line: in the first size at which it fits, and cut at the last one. */
export function oneLine(pen: Pen, text: string, width: number, sizes: readonly number[]): FittedText {
  const bold = (size: number) => ({ size, face: 'bold' }) as const;
  const size = sizes.find((one) => pen.widthOf(text, bold(one)) <= width) ?? sizes.at(-1) ?? 8;
  return { lines: [cut(pen, text, width, bold(size))], style: bold(size), leading: size * 1.22 };
}

/** Shortens a text to a width, with an ellipsis. */
function cut(pen: Pen, text: string, width: number, style: TextStyle): string {
  if (pen.widthOf(text, style) <= width) return text;
  const letters = lettersOf(text.replace(/…$/, ''));
  const short = () => `${letters.join('').trimEnd()}…`;
  while (letters.length > 1 && pen.widthOf(short(), style) > width) letters.pop();
  return short();
}

/** Draws a fitted text below `top` as one element, and returns where it ends. */
export function drawFitted(
  pen: Pen,
  { lines, style, leading }: FittedText,
  x: number,
  top: number,
  type = 'P',
): number {
  if (lines.length > 0) pen.lines(type, lines, x, top + style.size, style, leading);
  return top + lines.length * leading;
}
