import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';

/** The outcome of entering an order, and its reference if it was entered. */
export type EnteredOrder = ActionOutcome & { readonly reference: string | null };
