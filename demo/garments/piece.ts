import type { Point, Shape } from './shape.ts';

/** Fabrics that a customer can ask for. */
export const fabrics = ['plain', 'stripe', 'check', 'denim', 'rib', 'linen', 'knit', 'print'] as const;

export type Fabric = (typeof fabrics)[number];

/** What a piece can be made of: the customer's fabric, or a material that belongs to the garment. */
export type Cloth = Fabric | 'smooth';

/** A soft fold: a shadow from one point to the other with the light on its upper left; `depth` 0 to 1. */
export type Fold = {
  readonly from: Point;
  readonly to: Point;
  readonly bend: number;
  readonly width: number;
  readonly depth: number;
};

/** Something small on a piece. `seam` is a sewn line, `stitch` its thread, `line` a plain edge, `hollow` a dark opening. */
export type Mark =
  | { readonly mark: 'seam' | 'stitch' | 'line' | 'hollow' | 'cord'; readonly shape: Shape; readonly width?: number }
  | { readonly mark: 'fill'; readonly shape: Shape; readonly colour: string; readonly opacity?: number }
  | {
      readonly mark: 'button' | 'rivet' | 'eyelet';
      readonly at: Point;
      readonly size: number;
      readonly colour?: string;
    }
  | { readonly mark: 'zip'; readonly shape: Shape; readonly metal: string };

/** A cut piece of cloth. Pieces lie on one another in their order. */
export type Piece = {
  readonly shape: Shape;
  /** Instead of the garment's fabric and colour. */
  readonly cloth?: Cloth;
  readonly colour?: string;
  /** How the cloth's threads run, in degrees clockwise. */
  readonly grain?: number;
  /** Lines along which the piece turns away from the light; its outline when not given. `round` 0 to 1 is how much. */
  readonly edges?: readonly Shape[];
  readonly round?: number;
  /** Lighter (above 0) or darker (below 0) than its neighbours, -1 to 1. */
  readonly tone?: number;
  /** How far it stands off what lies under it, in pixels. */
  readonly lift?: number;
  readonly folds?: readonly Fold[];
  readonly marks?: readonly Mark[];
};

/** The part of the frame that the detail picture shows: its middle and its width. */
export type Close = { readonly at: Point; readonly width: number };

export type Garment = {
  readonly pieces: readonly Piece[];
  readonly close: Close;
  /** Which way stripes run. */
  readonly stripes?: 'along' | 'across';
  /** Where it stands on the ground instead of lying on it: the middle of the contact and its half width. */
  readonly stands?: { readonly at: Point; readonly reach: number };
};

export type Side = 'front' | 'back';
