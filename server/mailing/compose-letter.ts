import { eq } from 'drizzle-orm';
import { users } from '../accounts/accounts.tables.ts';
import { newProofLink, newResetLink, proofHours, resetMinutes } from '../accounts/letter-links.service.ts';
import type { Services } from '../context/context.ts';
import { orderOf } from '../orders/order-state.service.ts';
import { viewOrders } from '../checkout/order-view.service.ts';
import { advertisementLetter } from './letters/advertisement.ts';
import { campaigns } from './mailing.tables.ts';
import { isOrderLetterKind } from '../outbox/letter-kinds.service.ts';
import type { LetterKind, OrderLetterKind } from '../outbox/letter-kinds.service.ts';
import type { Letter } from './letter.ts';
import {
  adminPassword,
  confirmAddress,
  emailChangeAsked,
  emailChanged,
  passwordChanged,
  passwordReset,
  welcome,
} from './letters/account-letters.ts';
import { orderLetter } from './letters/order-letters.ts';

/** What is known of a letter that is to be written now. */
export type LetterOrder = {
  readonly kind: LetterKind;
  readonly recipient: string;
  readonly userId: number | null;
  readonly orderReference: string | null;
  readonly campaignId: number | null;
};

type Compose = (services: Services, letter: LetterOrder) => Promise<Letter | undefined>;

const composers: Readonly<Record<Exclude<LetterKind, OrderLetterKind>, Compose>> = {
  welcome: composeWelcome,
  'password-changed': (services, { userId }) => forPerson(services, userId, passwordChanged),
  'email-changed': (services, { userId }) => forPerson(services, userId, emailChanged),
  'email-change-asked': (services, { userId }) => forPerson(services, userId, emailChangeAsked),
  'confirm-address': composeProof,
  'password-reset': (services, letter) => composeReset(services, letter, passwordReset),
  'admin-password': (services, letter) => composeReset(services, letter, adminPassword),
  advertising: composeAdvertisement,
};

/** Writes a letter with what is true at this moment; undefined when its person or order is gone. */
export function composeLetter(services: Services, letter: LetterOrder): Promise<Letter | undefined> {
  const { kind } = letter;
  return isOrderLetterKind(kind) ? composeOrderLetter(services, kind, letter) : composers[kind](services, letter);
}

async function personOf({ db }: Services, userId: number | null) {
  if (userId === null) return undefined;
  const [person] = await db.select().from(users).where(eq(users.id, userId));
  return person && { ...person, name: person.name || person.username };
}

async function forPerson(
  services: Services,
  userId: number | null,
  letter: (person: { name: string; shopUrl: string }) => Letter,
): Promise<Letter | undefined> {
  const person = await personOf(services, userId);
  return person && letter({ name: person.name, shopUrl: services.settings.publicUrl });
}

const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

/**
 * The link is made here and not when it was asked for, so that it is written nowhere but in the letter. It sets a password
 * by the address that the letter goes to, so an address that was replaced meanwhile gets none.
 */
async function composeReset(
  services: Services,
  { userId, recipient }: LetterOrder,
  letter: typeof passwordReset,
): Promise<Letter | undefined> {
  const person = await personOf(services, userId);
  if (!person || !isSame(person.email, recipient)) return undefined;
  const url = await newResetLink(services, { userId: person.id, username: person.username, email: recipient });
  return letter({ name: person.name, url, minutes: resetMinutes });
}

/** Who registered has not proven the address yet: the first letter has the link that does. */
async function composeWelcome(services: Services, { userId, recipient }: LetterOrder): Promise<Letter | undefined> {
  const person = await personOf(services, userId);
  if (!person) return undefined;
  const isUnproven = person.emailVerifiedAt === null && isSame(person.email, recipient);
  const proofUrl = isUnproven ? await newProofLink(services, { userId: person.id, email: recipient }) : undefined;
  return welcome({ name: person.name, username: person.username, shopUrl: services.settings.publicUrl, proofUrl });
}

/** For the address that somebody wants to have, as long as it is still wanted. */
async function composeProof(services: Services, { userId, recipient }: LetterOrder): Promise<Letter | undefined> {
  const person = await personOf(services, userId);
  if (!person || !isSame(person.pendingEmail, recipient)) return undefined;
  const url = await newProofLink(services, { userId: person.id, email: recipient });
  return confirmAddress({ name: person.name, username: person.username, url, hours: proofHours });
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

/** Undefined also when what the letter tells of is no longer so: an order that was given up is not confirmed. */
async function composeOrderLetter(
  { db, settings, clock }: Services,
  kind: OrderLetterKind,
  { orderReference }: LetterOrder,
): Promise<Letter | undefined> {
  const row = orderReference === null ? undefined : await orderOf(db, orderReference);
  const [order] = row ? await viewOrders(db, [row], clock()) : [];
  return order && orderLetter(kind, { order, url: `${settings.publicUrl}/user/orders/${order.reference}` });
}
