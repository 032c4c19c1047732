import { filledAddress, pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { dayWords, shopDay } from '#contract/core/time/shop-time.ts';
import { copyHours } from '#contract/people/own-data-states.ts';
import { lastCopy } from '#server/people/accounts/data-copies.service.ts';
import { erasureLinkHours, newErasureLink } from '#server/people/accounts/erasure-links.service.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import type { Services } from '#server/core/context/context.ts';
import { isSame, personOf, type Addressed } from './compose-account.ts';
import type { Email } from './email.ts';
import { filledLetter } from './letters/filled-letter.ts';

/** Composes the e-mail with the way to a copy of the person's data. Returns undefined once that is over. */
export async function composeCopy(services: Services, { userId, recipient }: Addressed): Promise<Email | undefined> {
  const person = await personOf(services, userId);
  if (!person || !isSame(person.email, recipient)) return undefined;
  const copy = await lastCopy(services.db, person.id, services.clock());
  if (copy?.state !== 'ready') return undefined;
  const enlace = `${services.settings.publicUrl}${filledAddress(pageAddresses.ownData, { id: copy.id })}`;
  return filledLetter(services, 'data-copy', { nombre: person.name, enlace, horas: String(copyHours) });
}

/** The e-mail with the link that closes an account without a password. The link is created here, so that its token is only in it. */
export async function composeErasureLink(
  services: Services,
  { userId, recipient }: Addressed,
): Promise<Email | undefined> {
  const person = await personOf(services, userId);
  if (!person || person.eraseAt !== null || !isSame(person.email, recipient)) return undefined;
  const enlace = await newErasureLink(services, { userId: person.id, email: recipient, purpose: 'erase' });
  return filledLetter(services, 'erasure-confirm', { nombre: person.name, enlace, horas: String(erasureLinkHours) });
}

/** The e-mail that says when an account is erased, with the link that keeps it. Returns undefined if it is kept already. */
export async function composeErasure(services: Services, { userId, recipient }: Addressed): Promise<Email | undefined> {
  const person = await personOf(services, userId);
  if (!person || person.eraseAt === null || !isSame(person.email, recipient)) return undefined;
  const { eraseAt } = person;
  const enlace = await newErasureLink(services, { userId: person.id, email: recipient, purpose: 'keep' });
  const dia = inShopLanguage(() => dayWords(shopDay(eraseAt)));
  return filledLetter(services, 'erasure-asked', { nombre: person.name, enlace, dia });
}
