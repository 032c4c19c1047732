import { z } from 'zod';
import { emailPattern } from '../email-pattern.ts';
import { optionalLine } from '../one-line.ts';

/** An e-mail address, or an empty text for none. */
export const optionalEmail = optionalLine(254).refine(
  (text) => text === '' || emailPattern.test(text),
  'Escriba una dirección de correo como hola@mitienda.com',
);

/** The address of a page of these hosts and their subdomains, https only; or an empty text for none. */
export function optionalPage(example: string, hosts?: readonly string[]) {
  return optionalLine(300).refine(
    (text) => text === '' || isPage(text, hosts),
    `Escriba la dirección completa, por ejemplo ${example}`,
  );
}

function isPage(text: string, hosts: readonly string[] | undefined): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || /\s/.test(text)) return false;
  return !hosts || hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}

/** A telephone number with its country, as people write it: '+54 9 11 5555-0100'; or an empty text for none. */
export const optionalPhone = optionalLine(30).refine(
  (text) => text === '' || (/^\+[\d ()-]+$/.test(text) && /^\d{8,15}$/.test(text.replaceAll(/\D/g, ''))),
  'Escriba el número con el código del país, por ejemplo +54 9 11 2345-6789',
);

/** A whole number with its bounds. */
export function wholeFrom(least: number, most: number) {
  const error = `Escriba un número de ${least} a ${most}`;
  return z.int({ error }).min(least, error).max(most, error);
}

/** Returns a schema for one of the keys of a table of choices. */
export function oneOf<const Options extends Readonly<Record<string, string>>>(options: Options) {
  return z.enum(Object.keys(options), { error: 'Elija una de las opciones' });
}
