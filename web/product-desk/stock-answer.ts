import type { Variant } from '#contract/catalogue.ts';
import type { ActionOutcome } from '../api-client/action-outcome.ts';

/** The sizes as the shop has them now, and what became of a change when there was one. */
export type StockAnswer = { readonly variants: readonly Variant[]; readonly outcome: ActionOutcome | null };
