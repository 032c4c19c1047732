import { loft, skinOf } from '../blocks/still.ts';
import type { Mesh } from '../light/mesh.ts';
import type { Surface } from '../light/skin.ts';
import type { Vector } from '../pattern/panel.ts';
import { closeOf, middleOf } from './framing.ts';
import { drapeGarment, type Fineness } from './drape-garment.ts';
import type { Look } from './look.ts';
import { pieceOf } from './piece.ts';
import { stillOf } from './stills.ts';
import { surfaceOf } from './surface.ts';

/** What a picture shows: its middle and width in cm, and how far behind it the wall is. */
export type Subject = {
  /** A colour of it, '#rrggbb'. */
  readonly colour: string;
  readonly middle: Vector;
  readonly cm: number;
  /** The middle of a close picture of it. */
  readonly close: Vector;
  readonly behind: number;
  readonly mesh: Mesh;
  /** Returns its surface in a colour, '#rrggbb', at a scale in px per cm. All of them have the same relief. */
  readonly surfaceIn: (colour: string, pixelsPerCm: number) => Surface;
};

/** The width of a picture of a garment, cm. All garments have one scale, so that a shirt is smaller than a coat. */
const frame = 100;

/**
 * Returns something of the shop as it is photographed alone: a garment draped over its form, or a thing that stands,
 * hangs or lies. The same seed gives the same folds. Throws RangeError for a cut that its kind does not have.
 */
export function subjectOf(look: Look, fineness: Fineness, seed: number): Subject {
  const { kind, cut, colour, gender } = look;
  const still = stillOf(kind, cut, colour);
  if (still !== undefined) {
    const { sheets, middle, cm, behind } = still;
    const sheetsIn = (other: string) => stillOf(kind, cut, other)?.sheets ?? sheets;
    return {
      colour,
      middle,
      cm,
      close: [middle[0], middle[1] + 0.05 * cm, middle[2]],
      behind,
      mesh: loft(sheets),
      surfaceIn: (other, scale) => skinOf(sheetsIn(other), scale),
    };
  }
  const { garment, kind: worn } = pieceOf(look);
  return {
    colour,
    middle: middleOf({ kind: worn, gender }),
    close: closeOf({ kind: worn, gender }),
    cm: frame,
    behind: 26,
    mesh: drapeGarment(garment, fineness, seed),
    surfaceIn: (other, scale) => surfaceOf(pieceOf({ ...look, colour: other }), scale),
  };
}
