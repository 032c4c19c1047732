import { sql } from 'drizzle-orm';
import { dayMs } from '#contract/core/time/units.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { nothingToTell } from './due-emails.service.ts';
import type {
  AdvertisingKind,
  DeliveryEmailKind,
  EmailKind,
  OrderEmailKind,
  ReturnEmailKind,
  StatedEmailKind,
} from './email-kinds.service.ts';
import { emails } from './outbox.tables.ts';

/** The kinds that are about an order. */
type AboutOrder =
  | OrderEmailKind
  | DeliveryEmailKind
  | ReturnEmailKind
  | 'tax-document'
  | 'withdrawal-received'
  | 'new-order';

type AboutPerson = Exclude<EmailKind, AboutOrder | StatedEmailKind | 'new-claim' | AdvertisingKind>;

type OwedEmail = {
  readonly kind: AboutPerson;
  /** The event that caused the e-mail: for each kind and event it is queued once, however often it is requested. */
  readonly event: string;
  readonly recipient: string;
  readonly userId: number;
  readonly now: Date;
};

/**
 * Queues an e-mail to a person, in the transaction of the event, so that neither exists without the other
 * (transactional outbox).
 */
export async function oweEmail(transaction: Executor, { now, ...mail }: OwedEmail): Promise<void> {
  await transaction
    .insert(emails)
    .values({ ...mail, writtenAt: now, nextTryAt: now })
    .onConflictDoNothing();
}

type StatedEmail = Omit<OwedEmail, 'kind' | 'userId'> & { readonly kind: StatedEmailKind };

/** Queues an e-mail to an address that was stated without an account; of a claim `event` is its id. */
export async function oweStatedEmail(transaction: Executor, { now, ...mail }: StatedEmail): Promise<void> {
  await transaction
    .insert(emails)
    .values({ ...mail, writtenAt: now, nextTryAt: now })
    .onConflictDoNothing();
}

type ToldOrder = {
  readonly reference: string;
  /** Null for a buyer at the counter who left none. */
  readonly email: string | null;
  readonly userId: number | null;
  /** Null once the buyer's account was deleted. */
  readonly trackingToken: string | null;
};

/**
 * Queues an e-mail to the buyer of an order: one of each kind for each order, or for each of what happened to it if
 * `event` names that. One that was not sent, because it was no longer true, is queued again. A deleted account gets none.
 */
export async function oweOrderEmail(
  transaction: Transaction,
  kind: AboutOrder,
  { reference, email, userId, trackingToken }: ToldOrder,
  now: Date,
  event = reference,
): Promise<void> {
  if (email === null || trackingToken === null) return;
  await owe(transaction, { kind, recipient: email, userId, event, orderReference: reference }, now);
}

type Owed = Pick<typeof emails.$inferInsert, 'kind' | 'recipient' | 'userId' | 'event' | 'orderReference'>;

async function owe(transaction: Transaction, about: Owed, now: Date): Promise<void> {
  await transaction
    .insert(emails)
    .values({ ...about, writtenAt: now, nextTryAt: now })
    .onConflictDoUpdate({
      target: [emails.kind, emails.event],
      set: { tries: 0, nextTryAt: now, givenUpAt: null, problem: null },
      setWhere: sql`${emails.sentAt} is null and ${emails.problem} = ${nothingToTell}`,
    });
}

export type Reader = { readonly id: number; readonly email: string };

/** Queues the e-mails that tell administrators of an order that is paid, or waits to be paid by hand: one for each of them and each order. */
export async function oweNewOrderEmails(
  transaction: Transaction,
  reference: string,
  readers: readonly Reader[],
  now: Date,
): Promise<void> {
  for (const { id, email } of readers) {
    const event = `${reference}:${id}`;
    await owe(transaction, { kind: 'new-order', recipient: email, userId: id, event, orderReference: reference }, now);
  }
}

/** Queues the e-mails that tell administrators of a claim: one for each of them and each claim. */
export async function oweNewClaimEmails(
  transaction: Transaction,
  claim: number,
  readers: readonly Reader[],
  now: Date,
): Promise<void> {
  for (const { id, email } of readers) {
    const about = { kind: 'new-claim', recipient: email, userId: id, event: `${claim}:${id}` } as const;
    await owe(transaction, { ...about, orderReference: null }, now);
  }
}

/** How many e-mails one statement writes: PostgreSQL accepts 65535 parameters. */
const batch = 5000;

/** Queues the advertisement of a campaign for each of `readers`: `newsletter` for those who agreed without an account. */
export async function oweAdvertisements(
  transaction: Transaction,
  campaignId: number,
  readers: readonly { readonly kind: AdvertisingKind; readonly recipient: string; readonly userId: number | null }[],
  now: Date,
): Promise<void> {
  const about = { campaignId, writtenAt: now, nextTryAt: now } as const;
  for (let start = 0; start < readers.length; start += batch) {
    const owed = readers.slice(start, start + batch);
    await transaction
      .insert(emails)
      .values(owed.map((reader) => ({ ...about, ...reader, event: `${campaignId}:${reader.recipient}` })));
  }
}

/** Deletes e-mails that were sent, or given up, long ago. */
export async function sweepEmails(db: Executor, now: Date): Promise<void> {
  await db
    .delete(emails)
    .where(sql`coalesce(${emails.sentAt}, ${emails.givenUpAt}) < ${new Date(now.getTime() - keptMs).toISOString()}`);
}

const keptMs = 90 * dayMs;
