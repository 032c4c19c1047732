import { clothsOf } from './cloths.ts';
import type { GarmentKind, Kind, Look } from './look.ts';
import type { Piece } from './surface.ts';
import { wardrobe } from './wardrobe.ts';

/** Returns a garment made of its cloths, and its kind. Throws RangeError for a cut that its kind does not have. */
export function pieceOf(look: Look): Piece & { readonly kind: GarmentKind } {
  const { kind, cut, gender } = look;
  const garment = wardrobe[gender][`${kind}-${cut}`];
  if (garment === undefined || !isGarment(kind)) throw new RangeError(`the wardrobe has no ${kind}-${cut}`);
  return { garment, kind, ...clothsOf(look, kind) };
}

const isGarment = (kind: Kind): kind is GarmentKind => kind !== 'zapatillas' && kind !== 'bolso' && kind !== 'bufanda';
