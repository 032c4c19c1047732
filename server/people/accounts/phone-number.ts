import { t } from '#messages/messages.ts';
import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import { countryOf, presentCountry } from '#contract/core/countries/countries.ts';
import { countryCodes } from '#contract/core/countries/country.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shop } from '#contract/core/shop/shop.ts';

/**
 * Returns a phone number as E.164 writes it, and after it ';ext=' with its extension (RFC 3966); undefined for what no
 * numbering plan knows. Without a country's prefix it is a number of the shop's country. What is written as it was before a
 * change of the plan is read as it is now.
 */
export function phoneNumber(text: string): string | undefined {
  // The library knows 'int.' and 'anexo', but not the whole word.
  const parsed = parsePhoneNumberFromString(text.replace(/\binterno\b/i, 'int'), shop().country.code);
  const known = parsed && (parsed.isValid() ? parsed.number : presentForm(parsed));
  return known && (parsed.ext === undefined ? known : `${known};ext=${parsed.ext}`);
}

/** Returns a number that is written in a former way of its country, as it is now. */
function presentForm({ nationalNumber, countryCallingCode }: PhoneNumber): string | undefined {
  const countries = countryCodes.map(countryOf).filter(({ phonePrefix }) => phonePrefix === `+${countryCallingCode}`);
  const present = countries.flatMap(({ phonePrefix, formerPhones }) =>
    formerPhones.flatMap(({ was, is }) =>
      was.test(nationalNumber) ? [`${phonePrefix}${nationalNumber.replace(was, is)}`] : [],
    ),
  );
  return present.find((number) => parsePhoneNumberFromString(number)?.isValid());
}

const phoneUnknown = () => t('accounts.phoneUnknown', { example: presentCountry().phoneExample });

/** Returns the phone number of a field as it is stored. Throws `invalid` with the field's path. */
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
