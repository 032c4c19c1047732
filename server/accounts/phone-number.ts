import { t } from '#messages/messages.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { presentCountry } from '#contract/countries/present-country.ts';
import { ShopError } from '#contract/errors.ts';
import { shop } from '#contract/shop.ts';

/**
 * Returns a phone number as E.164 writes it; undefined for what no numbering plan knows. Without a country's prefix it is
 * a number of the shop's country.
 */
export function phoneNumber(text: string): string | undefined {
  const parsed = parsePhoneNumberFromString(text, shop().country.code);
  return parsed?.isValid() && parsed.ext === undefined ? parsed.number : undefined;
}

const phoneUnknown = () => t('accounts.phoneUnknown', { example: presentCountry().phoneExample });

/** Returns the phone number of a field as E.164 writes it. Throws `invalid` with the field's path. */
export function knownPhone(text: string, path: string): string {
  const phone = phoneNumber(text);
  if (!phone) throw new ShopError('invalid', {}, [{ path, message: phoneUnknown() }]);
  return phone;
}

/** Returns a stored number as people write it: a number of the shop's country without its prefix. */
export function phoneShown(number: string): string {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed) return number;
  return parsed.country === shop().country.code ? parsed.formatNational() : parsed.formatInternational();
}
