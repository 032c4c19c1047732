import type { AuditAction } from '#contract/office/audit-desk.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { lastChanges } from './last-changes.service.ts';

/** A row that the transaction has locked, as the call returns it, and its name in the audit log. */
type Held = {
  readonly present: { readonly version: number };
  readonly subject: string;
  readonly actions: readonly AuditAction[];
};

/**
 * Throws `changed_meanwhile`, with the present row and who changed it, if the row's version is not the one that was
 * edited. Without a version nothing is compared. The row must be locked, or two concurrent saves would both pass.
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
