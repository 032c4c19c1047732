import { t } from '#messages/messages.ts';
import type { Services } from '#server/core/context/context.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { firstPasswordMinutes, newResetLink } from '#server/people/accounts/email-links.service.ts';
import { hasEmail } from '#server/people/accounts/users.service.ts';
import { payingLinkOf } from '#server/sales/orders/buyer.service.ts';
import type { OrderRow } from '#server/sales/orders/order-state.service.ts';
import type { Email, EmailPart } from './email.ts';

/**
 * Returns an e-mail about an order that was placed without a login with the way to an account at its end: the link that sets the first
 * password of the account that the purchase made, or the page on which whoever has an account adds the order to it. It is no part of
 * the owner's texts, so that no text lacks it. Others are returned as they are.
 */
export async function withAccount(services: Services, email: Email, order: OrderRow): Promise<Email> {
  const way = order.guestUntil !== null && order.userId === null ? await wayOf(services, order) : undefined;
  return way ? { ...email, parts: [...email.parts, ...way] } : email;
}

async function wayOf(services: Services, order: OrderRow): Promise<readonly EmailPart[] | undefined> {
  const { email } = order;
  const link = payingLinkOf(order);
  if (email === null || link === undefined) return undefined;
  const [account] = await services.db.select().from(users).where(hasEmail(email));
  if (account?.rol !== 'client') return undefined;
  // Somebody who logs in at another company, or was here before, has a way in already.
  if (account.passwordHash !== null || account.emailVerifiedAt !== null) {
    return partsOf(t('mailing.guestHasAccount'), t('mailing.guestAddOrder'), `${services.settings.publicUrl}${link}`);
  }
  const { id: userId, username } = account;
  const url = await newResetLink(services, { userId, username, email }, firstPasswordMinutes);
  return partsOf(
    t('mailing.guestNewAccount', { days: firstPasswordMinutes / 1440 }),
    t('mailing.guestSetPassword'),
    url,
  );
}

function partsOf(text: string, button: string, url: string): readonly EmailPart[] {
  return [
    { is: 'paragraph', runs: [{ text }] },
    { is: 'button', text: button, url },
  ];
}
