import { chanceOf } from './chance.ts';
import { castShadow, frame, lightDefs } from './ground.ts';
import { layPieces } from './lay-pieces.ts';
import { outfits } from './outfits.ts';
import { hexOf } from './palette.ts';
import type { ColourName } from './palette.ts';
import type { Close, Fabric } from './piece.ts';
import { warpOf } from './shape.ts';
import { cutGarment } from './wardrobe.ts';
import type { Model } from './wardrobe.ts';

/** How a garment is shown: from both sides, from near, and with what it is worn with. */
export const compositions = ['front', 'outfit', 'back', 'detail'] as const;

export type Composition = (typeof compositions)[number];

/** One picture of a garment. The same seed lays the same folds. */
export type GarmentDrawing = Model & {
  readonly fabric: Fabric;
  readonly colour: ColourName;
  readonly composition: Composition;
  readonly seed: number;
};

/** Draws a garment on the campaign's ground as an SVG of 1280 x 1600. The same drawing gives the same text. */
export function drawGarment(drawing: GarmentDrawing): string {
  if (drawing.composition === 'outfit') return page(layOutfit(drawing), wholeFrame);
  const { defs, body, close } = layGarment(drawing, 'g');
  return page({ defs, body }, drawing.composition === 'detail' ? closeUp(close) : wholeFrame);
}

const wholeFrame = `0 0 ${frame.width} ${frame.height}`;

type Laid = { readonly defs: string; readonly body: string };

/** A part of the frame as a picture of its own, on the ground. */
function page({ defs, body }: Laid, view: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="${view}">`,
    `<defs>${lightDefs()}${defs}</defs><rect width="${frame.width}" height="${frame.height}" fill="url(#ground)"/>`,
    `<g transform="translate(${frame.width / 2} 0)">${body}</g></svg>`,
  ].join('');
}

/** Where the garments of an outfit lie: their middle in the frame, their size and how far they are turned. */
const places = {
  beside: { at: [250, 930], scale: 0.6, degrees: 9 },
  main: { at: [-150, 680], scale: 0.7, degrees: -6 },
  foot: { at: [-270, 1330], scale: 0.33, degrees: -4 },
} as const;

/** A garment with what it is worn with, laid out as one would before going out. */
function layOutfit(drawing: GarmentDrawing): Laid {
  const { seed, kind, colour } = drawing;
  const [beside, foot] = outfits[kind].map(({ colours, ...companion }, index) => {
    const others = colours.filter((one) => one !== colour);
    const own = others[seed % others.length] ?? colours[0] ?? 'Crudo';
    return layGarment({ ...companion, colour: own, composition: 'front', seed: seed + 50 + index }, `c${index}`);
  });
  const main = layGarment({ ...drawing, composition: 'front' }, 'g');
  const laid = [
    { garment: beside, place: places.beside },
    { garment: main, place: places.main },
    { garment: foot, place: places.foot },
  ];
  return {
    defs: laid.map(({ garment }) => garment?.defs ?? '').join(''),
    body: laid
      .map(({ garment, place: { at, scale, degrees } }) => {
        const move = `translate(${at.join(' ')}) rotate(${degrees}) scale(${scale}) translate(0 ${-frame.height / 2})`;
        return `<g transform="${move}">${garment?.body ?? ''}</g>`;
      })
      .join(''),
  };
}

/** A garment with its shadow, without ground: x from its middle. `id` keeps its names apart in a larger picture. */
export function layGarment(
  { composition, fabric, colour, seed, ...model }: GarmentDrawing,
  id: string,
): { defs: string; body: string; close: Close } {
  const chance = chanceOf(seed);
  const warp = warpOf(chance, 1);
  const garment = cutGarment(model, composition === 'back' ? 'back' : 'front', chance);
  const { defs, body } = layPieces(garment, { id, fabric, colour: hexOf(colour), warp });
  const shadow = castShadow(
    garment.pieces.map(({ shape }) => warp(shape)),
    garment.stands,
  );
  return { defs, body: shadow + body, close: garment.close };
}

function closeUp({ at: [x, y], width }: Close): string {
  const height = (width * frame.height) / frame.width;
  return [frame.width / 2 + x - width / 2, y - height / 2, width, height].map(Math.round).join(' ');
}
