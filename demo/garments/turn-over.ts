import type { Fold, Garment, Mark, Piece } from './piece.ts';
import { flip } from './shape.ts';
import type { Point } from './shape.ts';

const across = ([x, y]: Point): Point => [-x, y];

const turnFold = (fold: Fold): Fold => ({ ...fold, from: across(fold.from), to: across(fold.to), bend: -fold.bend });

const turnMark = (mark: Mark): Mark =>
  'shape' in mark ? { ...mark, shape: flip(mark.shape) } : { ...mark, at: across(mark.at) };

const turnPiece = (piece: Piece): Piece => ({
  ...piece,
  shape: flip(piece.shape),
  ...(piece.edges && { edges: piece.edges.map(flip) }),
  ...(piece.grain !== undefined && { grain: -piece.grain }),
  folds: (piece.folds ?? []).map(turnFold),
  marks: (piece.marks ?? []).map(turnMark),
});

/** A garment seen from its other side, left and right exchanged; the light still falls from where it does. */
export function turnOver(garment: Garment): Garment {
  return {
    ...garment,
    pieces: garment.pieces.map(turnPiece),
    close: { ...garment.close, at: across(garment.close.at) },
  };
}
