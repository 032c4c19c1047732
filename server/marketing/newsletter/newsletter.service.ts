import { t } from '#messages/messages.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import type { newsletter } from '#contract/marketing/newsletter.ts';
import { askedWording, confirmedWording } from '#contract/marketing/newsletter-words.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import type { Context } from '#server/core/context/context.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { advertisingTokenOf } from '#server/people/accounts/advertising-consent.service.ts';
import { recordConsent } from '#server/people/accounts/consent-records.service.ts';
import {
  newsletterDays,
  noteAsking,
  readerOfLink,
  useNewsletterLink,
} from '#server/people/accounts/newsletter-readers.service.ts';

const limits = {
  network: { most: 20, windowSeconds: 3600 },
  address: { most: 10, windowSeconds: 24 * 3600 },
  links: { most: 60, windowSeconds: 900 },
} as const;

/**
 * Has a letter sent that confirms the newsletter. The answer is the same for every address: who reads it already gets no letter,
 * because there is nothing to confirm. Throws `too_many_requests`.
 */
export async function askNewsletter(
  ctx: Context,
  { email, place }: Input<typeof newsletter.ask>,
): Promise<{ detail: string }> {
  await limitRate(ctx, `newsletter:${ctx.network}`, limits.network);
  await limitRate(ctx, `newsletter-email:${email.toLowerCase()}`, limits.address);
  await inTransaction(ctx.db, async (transaction) => {
    if ((await advertisingTokenOf(transaction, email)) !== undefined) return;
    const at = ctx.clock();
    const reader = await noteAsking(transaction, email, at);
    if (reader === undefined) return;
    await recordConsent(transaction, { at, what: 'asked', place, email, wording: askedWording() });
    await recordEvent(transaction, {
      at,
      kind: 'newsletter.asked',
      subject: String(reader),
      actor: 'visitor',
      data: {},
    });
  });
  return { detail: t('newsletter.asked', { days: newsletterDays }) };
}

/**
 * Returns the address that a link confirms. Reading it changes nothing, because mail programs open links too. Throws `link_spent`.
 */
export async function findAsking(ctx: Context, token: string): Promise<{ email: string }> {
  await limitRate(ctx, `newsletter-link:${ctx.network}`, limits.links);
  const found = await readerOfLink(ctx.db, token, ctx.clock());
  if (!found) throw new ShopError('link_spent');
  return { email: found.email };
}

/** Confirms the newsletter by a link, once. Throws `link_spent`. */
export async function confirmNewsletter(ctx: Context, token: string): Promise<{ email: string }> {
  const { email } = await findAsking(ctx, token);
  await inTransaction(ctx.db, async (transaction) => {
    const now = ctx.clock();
    const account = await useNewsletterLink(transaction, { token, email, now });
    if (account === undefined) throw new ShopError('link_spent');
    await recordConsent(transaction, {
      at: now,
      what: 'confirmed',
      place: 'letter',
      email,
      userId: account ?? undefined,
      wording: confirmedWording(),
    });
  });
  return { email };
}
