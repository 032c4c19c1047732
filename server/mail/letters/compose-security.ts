import { t } from '#messages/messages.ts';
import { pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { accountEvents } from '#contract/people/events.ts';
import { eventsAbout } from '#server/core/event-log/find-events.service.ts';
import { helpOf } from '#server/people/accounts/own-factors.service.ts';
import { newHelpLink } from '#server/people/accounts/lost-device.service.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import type { Services } from '#server/core/context/context.ts';
import { isSame, personOf, type Addressed } from './compose-account.ts';
import type { Email } from './email.ts';
import { filledLetter } from './letters/filled-letter.ts';

type Told = Addressed & { readonly event: string };

const securityOf = ({ settings }: Services) => `${settings.publicUrl}${pageAddresses.security}`;

/** Composes the e-mail about a login from a browser that nobody had used for the account. */
export async function composeNewDevice(services: Services, { userId, event }: Told): Promise<Email | undefined> {
  const person = await personOf(services, userId);
  const all = person && (await eventsAbout(services.db, String(person.id), ['account.new-device']));
  const login = all?.find(({ id }) => String(id) === event);
  if (!person || !login) return undefined;
  const { device } = accountEvents['account.new-device'].parse(login.data);
  return filledLetter(services, 'new-device', {
    nombre: person.name,
    dispositivo: device === '' ? inShopLanguage(() => t('second-factor.unknownDevice')) : device,
    momento: inShopLanguage(() => momentWords(login.at)),
    enlace: securityOf(services),
  });
}

/** Composes the e-mail that says that an account got a second factor, or lost one. */
export async function composeFactor(
  services: Services,
  kind: 'factor-added' | 'factor-removed' | 'factor-helped',
  { userId }: Told,
): Promise<Email | undefined> {
  const person = await personOf(services, userId);
  return person && filledLetter(services, kind, { nombre: person.name, enlace: securityOf(services) });
}

/**
 * Composes the e-mail that says that the second factors will be taken away, with the link that keeps them. Returns undefined if they
 * will not any more, or if the account has another address now.
 */
export async function composeHelp(services: Services, { userId, recipient }: Told): Promise<Email | undefined> {
  const person = await personOf(services, userId);
  const dueAt = person && (await helpOf(services.db, person.id));
  if (!person || !dueAt || !isSame(person.email, recipient)) return undefined;
  return filledLetter(services, 'factor-help', {
    nombre: person.name,
    momento: inShopLanguage(() => momentWords(dueAt)),
    enlace: await newHelpLink(services, person.id),
  });
}
