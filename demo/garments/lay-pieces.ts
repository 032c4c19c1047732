import { fillMark } from './marks.ts';
import { inkOf } from './ink.ts';
import type { Ink } from './ink.ts';
import { mix } from './palette.ts';
import type { Cloth, Fold, Garment, Piece } from './piece.ts';
import { leaf, shift } from './shape.ts';
import type { Shape, Warp } from './shape.ts';
import { weaves } from './weave.ts';

/** What a garment is drawn with. `id` keeps its names apart from those of other garments in the same picture. */
export type Bolt = { readonly id: string; readonly fabric: Cloth; readonly colour: string; readonly warp: Warp };

/** The pieces of a garment as SVG, without ground and shadow, and the definitions that they use. */
export function layPieces({ pieces, stripes }: Garment, bolt: Bolt): { defs: string; body: string } {
  const patterns = new Map<string, string>();
  const laid = pieces.map((piece, at) => {
    const ink = inkOf(toned(piece.colour ?? bolt.colour, piece.tone ?? 0));
    const cloth = piece.cloth ?? bolt.fabric;
    const turned = cloth === 'stripe' && stripes === 'across' ? 90 : 0;
    const grain = Math.round((piece.grain ?? 0) + turned);
    const pattern = `${bolt.id}-${cloth}-${grain}-${ink.base.slice(1)}`;
    const weave = weaves[cloth](ink);
    if (weave !== undefined) {
      const { width, height, body } = weave;
      patterns.set(
        pattern,
        `<pattern id="${pattern}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${grain})">${body}</pattern>`,
      );
    }
    return layPiece(piece, { ink, warp: bolt.warp, clip: `${bolt.id}-${at}`, pattern: weave && pattern });
  });
  return {
    defs: [...patterns.values(), ...laid.map(({ defs }) => defs)].join(''),
    body: laid.map(({ body }) => body).join(''),
  };
}

function toned(colour: string, tone: number): string {
  return tone < 0 ? mix(colour, '#1f161b', -tone) : mix(colour, '#fff7ea', tone);
}

type Laying = { readonly ink: Ink; readonly warp: Warp; readonly clip: string; readonly pattern: string | undefined };

function layPiece(piece: Piece, { ink, warp, clip, pattern }: Laying): { defs: string; body: string } {
  const shape = warp(piece.shape);
  const inside = [
    `<path d="${shape}" fill="${ink.base}"/>`,
    pattern === undefined ? '' : `<path d="${shape}" fill="url(#${pattern})"/>`,
    `<g filter="url(#soft)">${rounding(piece, ink, warp)}${(piece.folds ?? []).map((fold) => layFold(fold, ink, warp)).join('')}</g>`,
    `<path d="${shape}" fill="none" stroke="${ink.deep}" stroke-width="4.5" stroke-opacity="0.42"/>`,
  ];
  const marks = (piece.marks ?? []).map((mark) => fillMark(mark, ink, warp)).join('');
  return {
    defs: `<clipPath id="${clip}"><path d="${shape}"/></clipPath>`,
    body: `${lifted(shape, piece.lift ?? 0, ink)}<g clip-path="url(#${clip})">${inside.join('')}</g>${marks}`,
  };
}

/** A shadow of a few soft steps under the lower right of a piece that stands off the one below. */
function lifted(shape: Shape, lift: number, ink: Ink): string {
  if (lift === 0) return '';
  const steps = [1.9, 1.2, 0.6].map(
    (width) =>
      `<path d="${shape}" stroke-width="${Math.round(lift * width)}" transform="translate(${lift * 0.35} ${lift * 0.6})"/>`,
  );
  return `<g fill="${ink.deep}" fill-opacity="0.16" stroke="${ink.deep}" stroke-opacity="0.13" stroke-linejoin="round">${steps.join('')}</g>`;
}

/** Shade where the cloth turns away on the lower right, light where it turns towards the upper left. */
function rounding({ shape, edges, round = 0.6 }: Piece, { shade, light, dark }: Ink, warp: Warp): string {
  const along = (edges ?? [shape]).map(warp).join(' ');
  const stroke = (colour: string, width: number, opacity: number, move: number) =>
    `<path d="${shift(along, move, move)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${rounded(opacity)}" stroke-linejoin="round"/>`;
  return [
    stroke(shade, 84, round * 0.42, -12),
    stroke(shade, 34, round * 0.4, -7),
    stroke(light, 44, round * (0.36 + dark * 0.2), 17),
  ].join('');
}

function layFold({ from, to, bend, width, depth }: Fold, { shade, light, dark }: Ink, warp: Warp): string {
  const shadow = warp(leaf(from, to, bend, width));
  const gleam = shift(warp(leaf(from, to, bend, width * 0.9)), -width * 0.62, -width * 0.34);
  return [
    `<path d="${gleam}" fill="${light}" fill-opacity="${rounded(depth * (0.5 + dark * 0.16))}"/>`,
    `<path d="${shadow}" fill="${shade}" fill-opacity="${rounded(depth)}"/>`,
  ].join('');
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
