import type { ActionOutcome } from '../api-client/action-outcome.ts';

/** The outcome of one item of an action for several. */
type ItemOutcome = { readonly name: string; readonly outcome: ActionOutcome };

/** The outcome of an action for several items: how many were done, and each one that was not, with the reason. */
export type BulkOutcome = {
  readonly done: number;
  readonly failed: readonly { readonly name: string; readonly reason: string }[];
  /** What looks like a mistake, so that nothing was done: it is done if it is sent again with `sure`. */
  readonly doubt?: string;
};

/** Adds up the outcomes of the items. */
export function bulkOutcome(items: readonly ItemOutcome[]): BulkOutcome {
  return {
    done: items.filter(({ outcome }) => outcome.isDone).length,
    failed: items.flatMap(({ name, outcome }) => (outcome.isDone ? [] : [{ name, reason: outcome.message }])),
  };
}

/** True if the data of an action are the outcome of one for several items. */
export function isBulkOutcome(data: object): data is BulkOutcome {
  return 'failed' in data;
}
