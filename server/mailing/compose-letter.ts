import { eq } from 'drizzle-orm';
import { cents, timesCents } from '#contract/money.ts';
import { users } from '../accounts/accounts.tables.ts';
import { newResetLink, resetMinutes } from '../accounts/password-resets.service.ts';
import type { Services } from '../context.ts';
import { linesOf, orderOf } from '../orders/order-state.service.ts';
import { advertisementLetter } from './letters/advertisement.ts';
import { campaigns } from './mailing.tables.ts';
import type { LetterKind } from './letter-kinds.service.ts';
import type { Letter } from './letter.ts';
import { emailChanged, passwordChanged, passwordReset, welcome } from './letters/account-letters.ts';
import { orderReceived, paymentApproved, paymentRejected } from './letters/order-letters.ts';
import type { ToldOrder } from './letters/order-letters.ts';

/** What is known of a letter that is to be written now. */
export type LetterOrder = {
  readonly kind: LetterKind;
  readonly userId: number | null;
  readonly orderReference: string | null;
  readonly campaignId: number | null;
};

type Compose = (services: Services, letter: LetterOrder) => Promise<Letter | undefined>;

const composers: Readonly<Record<LetterKind, Compose>> = {
  welcome: (services, { userId }) => forPerson(services, userId, welcome),
  'password-changed': (services, { userId }) => forPerson(services, userId, passwordChanged),
  'email-changed': (services, { userId }) => forPerson(services, userId, emailChanged),
  'password-reset': composeReset,
  'order-received': (services, letter) => forOrder(services, letter, orderReceived),
  'payment-approved': (services, letter) => forOrder(services, letter, paymentApproved),
  'payment-rejected': (services, letter) => forOrder(services, letter, paymentRejected),
  advertising: composeAdvertisement,
};

/** Writes a letter with what is true at this moment; undefined when its person or order is gone. */
export function composeLetter(services: Services, letter: LetterOrder): Promise<Letter | undefined> {
  return composers[letter.kind](services, letter);
}

async function personOf({ db }: Services, userId: number | null) {
  if (userId === null) return undefined;
  const [person] = await db.select().from(users).where(eq(users.id, userId));
  return person && { username: person.username, name: person.name || person.username };
}

async function forPerson(
  services: Services,
  userId: number | null,
  letter: (person: { name: string; shopUrl: string }) => Letter,
): Promise<Letter | undefined> {
  const person = await personOf(services, userId);
  return person && letter({ name: person.name, shopUrl: services.settings.publicUrl });
}

/** The link is made here and not when it was asked for, so that it is written nowhere but in the letter. */
async function composeReset(services: Services, { userId }: LetterOrder): Promise<Letter | undefined> {
  const person = await personOf(services, userId);
  if (!person || userId === null) return undefined;
  const url = await newResetLink(services, { userId, username: person.username });
  return passwordReset({ name: person.name, url, minutes: resetMinutes });
}

/** For somebody who has an account, as long as advertising is welcome: it may have ended while the letter waited. */
async function composeAdvertisement(
  services: Services,
  { campaignId, userId }: LetterOrder,
): Promise<Letter | undefined> {
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
  const unsubscribeUrl = reader && `${settings.publicUrl}/unsubscribe?token=${reader.advertisingToken}`;
  return advertisementLetter(said, { shopUrl: settings.publicUrl, unsubscribeUrl });
}

async function forOrder(
  { db, settings }: Services,
  { orderReference }: LetterOrder,
  letter: (order: ToldOrder) => Letter,
): Promise<Letter | undefined> {
  if (orderReference === null) return undefined;
  const order = await orderOf(db, orderReference);
  if (!order) return undefined;
  const lines = await linesOf(db, [orderReference]);
  return letter({
    number: order.paymentId === null ? orderReference.slice(0, 8) : String(order.paymentId),
    lines: lines.map(({ name, color, brandSize, quantity, price }) => {
      return { name, color, brandSize, quantity, amount: timesCents(cents(price), quantity) };
    }),
    shipping: cents(order.shipping),
    total: cents(order.total),
    url: `${settings.publicUrl}/user/orders/${order.paymentId ?? orderReference}`,
  });
}
