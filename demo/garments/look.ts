import type { Chance } from './chance.ts';
import type { Side } from './piece.ts';

/** What a garment is drawn from: its cut, the side that is seen, and the chance that lays its folds. */
export type Look<Cut extends string> = { readonly cut: Cut; readonly side: Side; readonly chance: Chance };
