import { bag, bagCuts, scarf, scarfCuts, shoeCuts, shoes } from './accessories.ts';
import { bottomKinds, bottomOf } from './bottoms.ts';
import type { BottomKind } from './bottoms.ts';
import type { Chance } from './chance.ts';
import type { Garment, Side } from './piece.ts';
import { skirt, skirtCuts } from './skirts.ts';
import { tShirt, tShirtCuts } from './t-shirt.ts';
import { turnOver } from './turn-over.ts';
import { upperKinds, upperOf } from './tops.ts';
import type { UpperKind } from './tops.ts';

type Draw = (cut: string, side: Side, chance: Chance) => Garment;

/** Draws a kind whose cuts are a list. Throws RangeError for a cut that it does not have. */
function oneOf<Cut extends string>(
  cuts: readonly Cut[],
  draw: (look: { cut: Cut; side: Side; chance: Chance }) => Garment,
): { readonly cuts: readonly string[]; readonly draw: Draw } {
  return {
    cuts,
    draw(asked, side, chance) {
      const cut = cuts.find((one) => one === asked);
      if (cut === undefined) throw new RangeError(`no such cut: ${asked}`);
      return draw({ cut, side, chance });
    },
  };
}

const upper = (kind: UpperKind) => ({
  cuts: Object.keys(upperKinds[kind]),
  draw: ((cut, side, chance) => upperOf(kind, { cut, side, chance })) satisfies Draw,
});

const bottom = (kind: BottomKind) => ({
  cuts: Object.keys(bottomKinds[kind]),
  draw: ((cut, side, chance) => bottomOf(kind, { cut, side, chance })) satisfies Draw,
});

/** Every kind of garment with its cuts, the usual one first. */
export const wardrobe = {
  remera: oneOf(tShirtCuts, tShirt),
  camisa: upper('camisa'),
  polo: upper('polo'),
  sweater: upper('sweater'),
  buzo: upper('buzo'),
  campera: upper('campera'),
  abrigo: upper('abrigo'),
  blazer: upper('blazer'),
  vestido: upper('vestido'),
  falda: oneOf(skirtCuts, skirt),
  jeans: bottom('jeans'),
  pantalon: bottom('pantalon'),
  short: bottom('short'),
  zapatillas: oneOf(shoeCuts, shoes),
  bolso: oneOf(bagCuts, bag),
  bufanda: oneOf(scarfCuts, scarf),
} as const;

export type Kind = keyof typeof wardrobe;

/** A kind of garment in one of its cuts. */
export type Model = { readonly kind: Kind; readonly cut: string };

const turned: ReadonlySet<Kind> = new Set(['zapatillas', 'bufanda']);

/** The pieces of a garment. Throws RangeError for a cut that its kind does not have. */
export function cutGarment({ kind, cut }: Model, side: Side, chance: Chance): Garment {
  const garment = wardrobe[kind].draw(cut, side, chance);
  // What lies the same way up on both sides is turned over.
  return side === 'back' && turned.has(kind) ? turnOver(garment) : garment;
}
