import { eq } from 'drizzle-orm';
import { roleName } from '#contract/people/accounts/role-name.ts';
import { pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { newProofLink, newResetLink, proofHours, resetMinutes } from '#server/people/accounts/email-links.service.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import type { Services } from '#server/core/context/context.ts';
import type { Email } from './email.ts';
import { filledLetter } from './letters/filled-letter.ts';

/** Who a queued e-mail goes to. */
export type Addressed = { readonly recipient: string; readonly userId: number | null };

/** The e-mails that only warn the owner of an account. */
export type WarningKind = 'password-changed' | 'email-changed' | 'email-change-asked' | 'erasure-dropped';

/** Returns the person of an account, named as letters do. */
export async function personOf({ db }: Services, userId: number | null) {
  if (userId === null) return undefined;
  const [person] = await db.select().from(users).where(eq(users.id, userId));
  return person && { ...person, name: person.name || person.username };
}

/** Composes an e-mail that warns the owner of an account. Returns undefined if there is no account any more. */
export async function composeWarning(
  services: Services,
  kind: WarningKind,
  { userId }: Addressed,
): Promise<Email | undefined> {
  const person = await personOf(services, userId);
  if (!person) return undefined;
  const values = { nombre: person.name, enlace: `${services.settings.publicUrl}${pageAddresses.recovery}` };
  return filledLetter(services, kind, values);
}

/** True if both are the same address. */
export const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

/**
 * The link is created here, not when it was requested, so that its token is only in the e-mail. It sets the password of
 * the account by access to this address, so an address that was replaced meanwhile gets none.
 */
export async function composeReset(
  services: Services,
  kind: 'password-reset' | 'admin-password',
  { userId, recipient }: Addressed,
): Promise<Email | undefined> {
  const person = await personOf(services, userId);
  if (!person || !isSame(person.email, recipient)) return undefined;
  const enlace = await newResetLink(services, { userId: person.id, username: person.username, email: recipient });
  const values = { nombre: person.name, enlace, minutos: String(resetMinutes) };
  if (kind === 'password-reset') return filledLetter(services, kind, values);
  return filledLetter(services, kind, { ...values, rol: inShopLanguage(() => roleName(person)) });
}

/** A newly registered address is not proven yet: the welcome e-mail has the link that proves it. */
export async function composeWelcome(services: Services, { userId, recipient }: Addressed): Promise<Email | undefined> {
  const person = await personOf(services, userId);
  if (!person) return undefined;
  const isUnproven = person.emailVerifiedAt === null && isSame(person.email, recipient);
  return filledLetter(services, 'welcome', {
    nombre: person.name,
    usuario: person.username,
    enlace_confirmar: isUnproven ? await newProofLink(services, { userId: person.id, email: recipient }) : undefined,
  });
}

/** For a requested new address, if the request is still open. */
export async function composeProof(services: Services, { userId, recipient }: Addressed): Promise<Email | undefined> {
  const person = await personOf(services, userId);
  if (!person || !isSame(person.pendingEmail, recipient)) return undefined;
  return filledLetter(services, 'confirm-address', {
    nombre: person.name,
    usuario: person.username,
    enlace: await newProofLink(services, { userId: person.id, email: recipient }),
    horas: String(proofHours),
  });
}
