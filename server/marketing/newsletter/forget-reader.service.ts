import type { Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Services } from '#server/core/context/context.ts';
import { forgetEmails, forgetEmailsOf } from '#server/core/outbox/forget-emails.service.ts';
import { forgetConsents, forgetConsentsOf, neverConfirmed } from '#server/people/accounts/consent-records.service.ts';
import { deleteAsking, deleteReader, deleteUnconfirmed } from '#server/people/accounts/newsletter-readers.service.ts';

type Forgotten = {
  /** Null for an account whose address is not proven to be its own. */
  readonly email: string | null;
  /** The account that is deleted with it: addresses that it had before are forgotten too. */
  readonly userId?: number;
};

export type Keyed = { readonly ownerSettings: Pick<Services['ownerSettings'], 'key'> };

/**
 * Forgets an address: its subscription and its e-mails are deleted, and in the record of consents it is replaced by its SHA-256 with
 * the shop's key, because a consent must be proven without keeping the address.
 */
export async function forgetReader(
  transaction: Transaction,
  { ownerSettings: { key } }: Keyed,
  { email, userId }: Forgotten,
): Promise<void> {
  if (email !== null) {
    await deleteReader(transaction, email);
    await forgetEmails(transaction, email);
    await forgetConsents(transaction, { email, key });
  }
  if (userId !== undefined) await forgetConsentsOf(transaction, userId, key);
}

/** Forgets an address that was asked and has not confirmed. Returns false if there is none. */
export async function forgetAsking(
  transaction: Transaction,
  { ownerSettings: { key } }: Keyed,
  email: string,
): Promise<boolean> {
  if (!(await deleteAsking(transaction, email))) return false;
  await forgetTraces(transaction, key, email);
  return true;
}

async function forgetTraces(transaction: Transaction, key: Buffer, email: string): Promise<void> {
  await forgetEmailsOf(transaction, 'confirm-newsletter', email);
  await forgetConsents(transaction, { email, key, which: neverConfirmed });
}

/** How many addresses a transaction forgets. */
const batch = 200;

/** Forgets the addresses that did not confirm in their time. */
export async function forgetUnconfirmed({ db, clock, ownerSettings: { key } }: Services): Promise<void> {
  for (;;) {
    const forgotten = await inTransaction(db, async (transaction) => {
      const addresses = await deleteUnconfirmed(transaction, clock(), batch);
      for (const email of addresses) await forgetTraces(transaction, key, email);
      return addresses.length;
    });
    if (forgotten < batch) return;
  }
}
