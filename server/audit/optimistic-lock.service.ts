import type { AuditAction } from '#contract/audit.ts';
import { ShopError } from '#contract/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { lastChanges } from './last-changes.ts';

/** A row that its transaction holds locked, as the call answers it, and how the log of changes names it. */
type Held = {
  readonly present: { readonly version: number };
  readonly subject: string;
  readonly actions: readonly AuditAction[];
};

/**
 * Throws `changed_meanwhile`, with the present row and who changed it, when a save was made for another version of it.
 * Without a version nothing is compared. The row must be locked, or two saves at once would both pass.
 */
export async function refuseStale(
  transaction: Transaction,
  seen: number | undefined,
  { present, subject, actions }: Held,
): Promise<void> {
  if (seen === undefined || seen === present.version) return;
  const changedBy = await lastChanges(transaction, subject, actions);
  throw new ShopError('changed_meanwhile', {}, [], { present, changedBy });
}
