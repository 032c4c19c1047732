import { denim } from '../cloth/cottons.ts';
import { knit, rib } from '../cloth/knits.ts';
import { wrongSide } from '../cloth/linings.ts';
import type { Cloth } from '../cloth/cloth.ts';
import type { Garment } from '../blocks/garment.ts';
import { linear } from '../light/skin.ts';
import type { Piece } from '../pictures/surface.ts';
import type { Folded } from './folded.ts';

/** Returns a garment of a cloth whose wrong side shows inside, if it has no lining. */
export function made(garment: Garment, cloth: Cloth, lining: Cloth = wrongSide(cloth)): Piece {
  return { garment, cloth, lining };
}

/** Thick wool whose stitches can be seen from some metres. */
export const wool = (hex: string): Cloth => knit(linear(hex), { wide: 0.7, high: 0.55 });

/** A sweater of ribs; bands and collar are plain. */
export function ribbed(garment: Garment, hex: string): Piece {
  return { ...made(garment, rib(linear(hex))), trim: knit(linear(hex)) };
}

/** Denim that is a little washed out. */
export const blue = (hex: string): Cloth => denim(linear(hex), () => 0.08);

/** Returns sweaters of these colours, folded. */
export function sweatersOf(...colours: readonly string[]): Folded[] {
  return colours.map((hex) => ({ cloth: wool(hex), wide: 16.5, deep: 13, thick: 6.4, layers: 2 }));
}

/** Returns jeans of these colours, folded. */
export function jeansOf(...colours: readonly string[]): Folded[] {
  return colours.map((hex) => ({ cloth: blue(hex), wide: 16, deep: 13, thick: 4.2, layers: 2 }));
}
