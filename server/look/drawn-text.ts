import { create } from 'fontkit';
import type { Typefaces } from '#contract/look.ts';
import { faceFiles, printable } from './faces.service.ts';

/** A text as outlines: the content of an SVG, in a box that its letters fill exactly. */
export type DrawnText = { readonly content: string; readonly width: number; readonly height: number };

/**
 * Returns a text in the display face as outlines in this colour, so that no program that shows it needs the font. Letters
 * that the face lacks become others, see `printable`. Undefined if nothing of it can be seen.
 */
export async function drawnText(text: string, typefaces: Typefaces, colour: string): Promise<DrawnText | undefined> {
  const file = (await faceFiles(typefaces)).find(([face]) => face === 'serif')?.[1];
  if (!file) return undefined;
  const { glyphs, positions } = create(file).layout(printable(text));
  let pen = 0;
  const placed = glyphs.map(({ path }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const [x, y] = [pen + xOffset, yOffset];
    pen += xAdvance;
    const { minX, minY, maxX, maxY } = path.bbox;
    return { d: path.toSVG(), x, y, box: { left: x + minX, right: x + maxX, bottom: y + minY, top: y + maxY } };
  });
  const seen = placed.filter(({ d }) => d !== '');
  if (seen.length === 0) return undefined;
  const boxes = seen.map(({ box }) => box);
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.max(...boxes.map((box) => box.top));
  const paths = seen.map(({ d, x, y }) => `<path transform="translate(${x - left} ${top - y}) scale(1 -1)" d="${d}"/>`);
  return {
    content: `<g fill="${colour}">${paths.join('')}</g>`,
    width: Math.max(...boxes.map((box) => box.right)) - left,
    height: top - Math.min(...boxes.map((box) => box.bottom)),
  };
}
