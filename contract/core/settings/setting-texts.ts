import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { optionalEmailLine } from '../fields/fields.ts';
import { optionalLine } from '../fields/one-line.ts';
import { shop } from '../shop/shop.ts';

/** An e-mail address, or an empty text for none. */
export const optionalEmail = optionalEmailLine({ error: () => t('settings.wrongEmail') });

/** The address of a page of these hosts and their subdomains, https only; or an empty text for none. */
export function optionalPage(example: string, hosts?: readonly string[]) {
  return optionalLine(300).refine((text) => text === '' || isPage(text, hosts), {
    error: () => t('settings.wrongPage', { example }),
  });
}

function isPage(text: string, hosts: readonly string[] | undefined): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || /\s/.test(text)) return false;
  return !hosts || hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}

/** A telephone number with the code of its country, as people write it: '+1 212 555 0100'; or an empty text for none. */
export const optionalPhone = optionalLine(30).refine(
  (text) => text === '' || (/^\+[\d ()-]+$/.test(text) && /^\d{8,15}$/.test(text.replaceAll(/\D/g, ''))),
  { error: () => t('settings.wrongPhone', { prefix: shop().country.phonePrefix }) },
);

/** A whole number with its bounds. */
export function wholeFrom(least: number, most: number) {
  const wrong = { error: () => t('settings.wrongNumber', { least, most }) };
  return z.int(wrong).min(least, wrong).max(most, wrong);
}

/** Returns a schema for one of the keys of a table of choices. */
export function oneOf<const Options extends Readonly<Record<string, string>>>(options: Options) {
  return z.enum(Object.keys(options), { error: () => t('settings.chooseOption') });
}
