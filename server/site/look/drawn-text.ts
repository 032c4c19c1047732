import { create } from 'fontkit';
import type { Typefaces } from '#contract/core/shop/look.ts';
import { faceFiles } from './faces.service.ts';
import { spareFaces } from './spare-faces.service.ts';
import { textRuns } from './text-runs.service.ts';

/** A text as outlines: the content of an SVG, in a box that its letters fill exactly. */
export type DrawnText = { readonly content: string; readonly width: number; readonly height: number };

/**
 * Returns a text in the display face as outlines in this colour, so that no program that shows it needs the font. Letters
 * that the face lacks are of the spare ones. Undefined if nothing of it can be seen.
 */
export async function drawnText(text: string, typefaces: Typefaces, colour: string): Promise<DrawnText | undefined> {
  const file = (await faceFiles(typefaces)).find(([face]) => face === 'serif')?.[1];
  if (!file) return undefined;
  const placed = glyphsOf(await laidOut(text, file));
  const seen = placed.filter(({ d }) => d !== '');
  if (seen.length === 0) return undefined;
  const boxes = seen.map(({ box }) => box);
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.max(...boxes.map((box) => box.top));
  const paths = seen.map(
    ({ d, x, y, scale }) => `<path transform="translate(${x - left} ${top - y}) scale(${scale} ${-scale})" d="${d}"/>`,
  );
  return {
    content: `<g fill="${colour}">${paths.join('')}</g>`,
    width: Math.max(...boxes.map((box) => box.right)) - left,
    height: top - Math.min(...boxes.map((box) => box.bottom)),
  };
}

type Font = ReturnType<typeof create>;
type LaidOut = ReturnType<Font['layout']> & { /** To units of the display face. */ readonly scale: number };

async function laidOut(text: string, file: Uint8Array): Promise<LaidOut[]> {
  const own = create(file);
  const spare = await spareFaces(text);
  const { runs } = textRuns(text, spare);
  const laid: LaidOut[] = [];
  for (const { font, text: part } of runs) {
    const found = spare.find(({ name }) => name === font);
    const face = found ? create(await found.file('sans')) : own;
    const { glyphs, positions } = face.layout(part);
    laid.push({ glyphs, positions, scale: own.unitsPerEm / face.unitsPerEm });
  }
  return laid;
}

/** Returns the outlines of all glyphs with their places, one run after the other. */
function glyphsOf(runs: readonly LaidOut[]) {
  let pen = 0;
  return runs.flatMap(({ glyphs, positions, scale }) =>
    glyphs.map(({ path }, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      const [x, y] = [pen + xOffset * scale, yOffset * scale];
      pen += xAdvance * scale;
      const [left, right] = [x + path.bbox.minX * scale, x + path.bbox.maxX * scale];
      const [bottom, top] = [y + path.bbox.minY * scale, y + path.bbox.maxY * scale];
      return { d: path.toSVG(), x, y, scale, box: { left, right, bottom, top } };
    }),
  );
}
