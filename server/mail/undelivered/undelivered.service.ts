import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { undelivered } from '#contract/mail/undelivered.ts';
import { deadEvents, retryDeadEvent } from '#platform/events/failed-events.ts';
import type { Context } from '#server/core/context/context.ts';
import { deadEmails, retryDeadEmail } from '#server/core/outbox/due-emails.service.ts';

/** How many of each kind are listed. */
const most = 100;

/** Returns the e-mails and events that were given up after all attempts, newest first. */
export async function listUndelivered({ db }: Context) {
  const [events, emails] = await Promise.all([deadEvents(db, most), deadEmails(db, most)]);
  return {
    events: events.map(({ event, failure }) => ({
      subscriber: failure.subscriber,
      eventId: event.id,
      kind: event.kind,
      subject: event.subject,
      at: shopMoment(event.at),
      tries: failure.tries,
      problem: failure.problem,
      givenUpAt: shopMoment(failure.givenUpAt ?? event.at),
    })),
    emails: emails.map(({ id, kind, recipient, writtenAt, tries, problem, givenUpAt }) => ({
      id,
      kind,
      recipient,
      writtenAt: shopMoment(writtenAt),
      tries,
      problem: problem ?? '',
      givenUpAt: shopMoment(givenUpAt ?? writtenAt),
    })),
  };
}

/** Retries an event that was given up. Throws `not_found` if there is none. */
export async function retryEvent(
  { db, clock }: Context,
  { eventId, subscriber }: Input<typeof undelivered.retryEvent>,
): Promise<{ eventId: number }> {
  if (!(await retryDeadEvent(db, { subscriber, eventId, now: clock() }))) throw new ShopError('not_found');
  return { eventId };
}

/** Retries an e-mail that was given up. Throws `not_found` if there is none. */
export async function retryEmail({ db, clock }: Context, id: number): Promise<{ id: number }> {
  if (!(await retryDeadEmail(db, id, clock()))) throw new ShopError('not_found');
  return { id };
}
