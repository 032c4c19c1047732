import type { Variant } from '#contract/goods/sizes/variant.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';

/** The present sizes, and the outcome of a change if there was one. */
export type StockAnswer = { readonly variants: readonly Variant[]; readonly outcome: ActionOutcome | null };
