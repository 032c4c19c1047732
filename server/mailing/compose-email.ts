import { eq } from 'drizzle-orm';
import { buyersPageOf } from '../orders/buyers-page.service.ts';
import { pageAddresses } from '#contract/page-addresses.ts';
import { users } from '../accounts/accounts.tables.ts';
import { newProofLink, newResetLink, proofHours, resetMinutes } from '../accounts/email-links.service.ts';
import type { Services } from '../context/context.ts';
import { orderOf } from '../orders/order-state.service.ts';
import { viewOrders } from '../checkout/order-view.service.ts';
import { advertisementEmail } from './emails/advertisement.ts';
import { campaigns } from './mailing.tables.ts';
import { composeNewOrder } from './compose-new-order.ts';
import { composeDelivery } from './compose-delivery.ts';
import { composeReturn } from './compose-return.ts';
import { isDeliveryEmailKind, isOrderEmailKind, isReturnEmailKind } from '../outbox/email-kinds.service.ts';
import type { EmailKind, OrderEmailKind } from '../outbox/email-kinds.service.ts';
import type { Email } from './email.ts';
import {
  adminPassword,
  confirmAddress,
  emailChangeAsked,
  emailChanged,
  passwordChanged,
  passwordReset,
  welcome,
} from './emails/account-emails.ts';
import { orderEmail } from './emails/order-emails.ts';
import { refundEmail } from './emails/refund-email.ts';
import { withdrawalEmail } from './emails/withdrawal-email.ts';
import { withdrawalOf } from '../withdrawals/record-withdrawal.service.ts';
import { refundNews } from '../payments/refund-news.service.ts';

/** The data of a queued e-mail. */
export type EmailOrder = {
  readonly kind: EmailKind;
  /** What caused it; of a refund's e-mail, the refund's key, of a withdrawal's, its code, of a return's, its id. */
  readonly event: string;
  readonly recipient: string;
  readonly userId: number | null;
  readonly orderReference: string | null;
  readonly campaignId: number | null;
};

type Compose = (services: Services, mail: EmailOrder) => Promise<Email | undefined>;

type ToldByState = Exclude<OrderEmailKind, 'order-refunded'>;

const composers: Readonly<Record<Exclude<EmailKind, ToldByState>, Compose>> = {
  'order-refunded': composeRefund,
  welcome: composeWelcome,
  'password-changed': (services, { userId }) => forPerson(services, userId, passwordChanged),
  'email-changed': (services, { userId }) => forPerson(services, userId, emailChanged),
  'email-change-asked': (services, { userId }) => forPerson(services, userId, emailChangeAsked),
  'confirm-address': composeProof,
  'password-reset': (services, mail) => composeReset(services, mail, passwordReset),
  'admin-password': (services, mail) => composeReset(services, mail, adminPassword),
  'delivery-dispatched': composeDeliveryEmail,
  'delivery-ready': composeDeliveryEmail,
  'delivery-done': composeDeliveryEmail,
  'delivery-cancelled': composeDeliveryEmail,
  'withdrawal-received': composeWithdrawal,
  'new-order': composeNewOrder,
  'return-requested': composeReturnEmail,
  'return-accepted': composeReturnEmail,
  'return-rejected': composeReturnEmail,
  'return-received': composeReturnEmail,
  'return-closed': composeReturnEmail,
  advertising: composeAdvertisement,
};

/** Composes an e-mail with the data of this moment. Returns undefined if its person or order no longer exists. */
export function composeEmail(services: Services, mail: EmailOrder): Promise<Email | undefined> {
  const { kind } = mail;
  const isToldByState = kind !== 'order-refunded' && isOrderEmailKind(kind);
  return isToldByState ? composeOrderEmail(services, kind, mail) : composers[kind](services, mail);
}

async function personOf({ db }: Services, userId: number | null) {
  if (userId === null) return undefined;
  const [person] = await db.select().from(users).where(eq(users.id, userId));
  return person && { ...person, name: person.name || person.username };
}

async function forPerson(
  services: Services,
  userId: number | null,
  mail: (person: { name: string; shopUrl: string }) => Email,
): Promise<Email | undefined> {
  const person = await personOf(services, userId);
  return person && mail({ name: person.name, shopUrl: services.settings.publicUrl });
}

const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

/**
 * The link is created here, not when it was requested, so that its token is only in the e-mail. It sets the password of
 * the account by access to this address, so an address that was replaced meanwhile gets none.
 */
async function composeReset(
  services: Services,
  { userId, recipient }: EmailOrder,
  mail: typeof passwordReset,
): Promise<Email | undefined> {
  const person = await personOf(services, userId);
  if (!person || !isSame(person.email, recipient)) return undefined;
  const url = await newResetLink(services, { userId: person.id, username: person.username, email: recipient });
  return mail({ name: person.name, url, minutes: resetMinutes });
}

/** A newly registered address is not proven yet: the welcome e-mail has the link that proves it. */
async function composeWelcome(services: Services, { userId, recipient }: EmailOrder): Promise<Email | undefined> {
  const person = await personOf(services, userId);
  if (!person) return undefined;
  const isUnproven = person.emailVerifiedAt === null && isSame(person.email, recipient);
  const proofUrl = isUnproven ? await newProofLink(services, { userId: person.id, email: recipient }) : undefined;
  return welcome({ name: person.name, username: person.username, shopUrl: services.settings.publicUrl, proofUrl });
}

/** For a requested new address, if the request is still open. */
async function composeProof(services: Services, { userId, recipient }: EmailOrder): Promise<Email | undefined> {
  const person = await personOf(services, userId);
  if (!person || !isSame(person.pendingEmail, recipient)) return undefined;
  const url = await newProofLink(services, { userId: person.id, email: recipient });
  return confirmAddress({ name: person.name, username: person.username, url, hours: proofHours });
}

/**
 * For a person with an account who still agrees to advertising: the consent may have been withdrawn while the e-mail
 * was queued.
 */
async function composeAdvertisement(
  services: Services,
  { campaignId, userId }: EmailOrder,
): Promise<Email | undefined> {
  const { db, settings } = services;
  if (campaignId === null) return undefined;
  const [ad] = await db.select().from(campaigns).where(eq(campaigns.id, campaignId));
  if (!ad) return undefined;
  const [reader] = userId === null ? [] : await db.select().from(users).where(eq(users.id, userId));
  if (userId !== null && !reader?.acceptsAdvertising) return undefined;
  const said = {
    emailAsunto: ad.subject,
    emailImagenTitle: ad.image ?? '',
    emailTitulo: ad.title,
    emailSubTitle: ad.subtitle,
    emailDescription: ad.description,
    emailButton: ad.button,
  };
  const unsubscribeUrl = reader && `${settings.publicUrl}${pageAddresses.unsubscribe}?token=${reader.advertisingToken}`;
  return advertisementEmail(said, { shopUrl: settings.publicUrl, unsubscribeUrl });
}

/** Returns undefined also if the e-mail is no longer true: a cancelled order is not confirmed. */
async function composeOrderEmail(
  { db, settings, clock }: Services,
  kind: ToldByState,
  { orderReference }: EmailOrder,
): Promise<Email | undefined> {
  const row = orderReference === null ? undefined : await orderOf(db, orderReference);
  const [order] = row ? await viewOrders(db, [row], clock()) : [];
  return row && order && orderEmail(kind, { order, url: `${settings.publicUrl}${buyersPageOf(row)}` });
}

/** A refund, and what the order's buyer still has paid after it. */
async function composeRefund(
  { db, settings }: Services,
  { orderReference, event }: EmailOrder,
): Promise<Email | undefined> {
  const order = orderReference === null ? undefined : await orderOf(db, orderReference);
  const told = order && (await refundNews(db, order, event));
  if (!order || !told) return undefined;
  return refundEmail({ number: order.number, ...told, url: `${settings.publicUrl}${buyersPageOf(order)}` });
}

/** Its event is the withdrawal's code. */
async function composeWithdrawal(
  { db, settings }: Services,
  { orderReference, event }: EmailOrder,
): Promise<Email | undefined> {
  const found = await withdrawalOf(db, event);
  const order = orderReference === null ? undefined : await orderOf(db, orderReference);
  return found && order && withdrawalEmail({ ...found, url: `${settings.publicUrl}${buyersPageOf(order)}` });
}

/** The table above names it for the e-mails about deliveries only. */
async function composeDeliveryEmail(
  services: Services,
  { kind, orderReference }: EmailOrder,
): Promise<Email | undefined> {
  return isDeliveryEmailKind(kind) ? composeDelivery(services, kind, orderReference) : undefined;
}

/** The same of returns; its event is the return's id. */
async function composeReturnEmail(services: Services, { kind, event }: EmailOrder): Promise<Email | undefined> {
  return isReturnEmailKind(kind) ? composeReturn(services, kind, Number(event)) : undefined;
}
