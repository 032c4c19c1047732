import type { Chance } from './chance.ts';
import type { Look } from './look.ts';
import type { Garment, Side } from './piece.ts';
import { tShirt, tShirtCuts } from './t-shirt.ts';

/** Every kind of garment with its cuts, the usual one first. */
export const cuts = {
  remera: tShirtCuts,
} as const satisfies Record<string, readonly string[]>;

export type Kind = keyof typeof cuts;

type CutOf<K extends Kind> = (typeof cuts)[K][number];

/** A kind of garment in one of its cuts. */
export type Model = { [K in Kind]: { readonly kind: K; readonly cut: CutOf<K> } }[Kind];

const cutters: { readonly [K in Kind]: (look: Look<CutOf<K>>) => Garment } = {
  remera: tShirt,
};

/** The pieces of a garment. */
export function cutGarment<K extends Kind>(
  model: { readonly kind: K; readonly cut: CutOf<K> },
  side: Side,
  chance: Chance,
): Garment {
  return cutters[model.kind]({ cut: model.cut, side, chance });
}
