import { chanceOf } from './chance.ts';
import { castShadow, frame, lightDefs } from './ground.ts';
import { layPieces } from './lay-pieces.ts';
import { hexOf } from './palette.ts';
import type { ColourName } from './palette.ts';
import type { Close, Fabric } from './piece.ts';
import { warpOf } from './shape.ts';
import { cutGarment } from './wardrobe.ts';
import type { Model } from './wardrobe.ts';

export const compositions = ['front', 'back', 'detail'] as const;

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
  const { composition, seed } = drawing;
  const { defs, body, close } = layGarment(drawing, 'g');
  const view = composition === 'detail' ? closeUp(close) : `0 0 ${frame.width} ${frame.height}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="${view}">`,
    `<defs>${lightDefs()}${defs}</defs><rect width="${frame.width}" height="${frame.height}" fill="url(#ground)"/>`,
    `<g transform="translate(${frame.width / 2} 0)">${body}</g></svg>`,
  ].join(seed < 0 ? '' : '');
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
