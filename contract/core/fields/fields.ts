import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { plainEmail, emailWords } from './email-pattern.ts';
import { fromDecimal, moneyOf, mostAmount, toDecimal } from '../money/money.ts';
import { departmentKey, isDepartment, isShownDepartment, shownDepartments } from '../shop/present-departments.ts';
import { shop } from '../shop/shop.ts';
import { shortText } from './short-text.ts';
import type { Missing } from './one-line.ts';

const amount = z.object({ minor: z.int(), currency: z.string() });

/** An amount of a currency that has no decimals is a whole number. */
const isFine = (decimal: number) => shop().country.decimals > 0 || Number.isInteger(decimal);

/** An amount in code, and the decimal number on the wire. */
const onWire = {
  decode: (decimal: number) => fromDecimal(decimal),
  encode: ({ minor, currency }: z.output<typeof amount>) => toDecimal(moneyOf(minor, currency)),
};

const noDecimals = { error: () => t('fields.noDecimals') };

/**
 * An amount of the shop's currency, with its own message for what is none: a decimal number on the wire. Decimals are
 * rejected if the currency has none; of one that has, a third decimal is rounded.
 */
export function moneyField(error?: () => string) {
  const said = error && { error };
  return z.codec(z.number(said).min(0, said).max(mostAmount, said).refine(isFine, noDecimals), amount, onWire);
}

export const money = moneyField();

/** An amount of the shop's currency in a query: what groups thousands, '9.990', would be decimals. */
export const priceAsked = z.coerce.number<string | number>().min(0).max(mostAmount).refine(isFine, noDecimals);

/** A sum of many amounts, which may be larger than any of them. */
export const moneySum = z.codec(z.number().min(0), amount, onWire);

/** A sum of many amounts that came and went: below 0 if more went. */
export const moneyBalance = z.codec(z.number(), amount, onWire);

/** An amount by which a price is changed: below 0 if it is lowered. */
export const moneyChange = z.codec(z.number().min(-mostAmount).max(mostAmount), amount, onWire);

/** The id of a department, as entities name it: 'men' and 'women' of the requirements, and those that the owner added. */
export const gender = z
  .string()
  .max(44)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

export type Gender = z.infer<typeof gender>;

/** The id of a department that the shop has, also of a hidden one; `missing` is said of any other. */
export const presentGender = (missing: { readonly error: () => string }) =>
  z.string(missing).max(44, missing).refine(isDepartment, missing);

const badGender = { error: () => t('fields.badGender', { known: knownKeys() }) };

const knownKeys = () =>
  new Intl.ListFormat('es', { type: 'disjunction' }).format(shownDepartments().map(({ id }) => departmentKey(id)));

/** The gender in a query: addresses write Men and Women, entities men and women; both are accepted. No hidden one is. */
export const genderAsked = z.string(badGender).max(44, badGender).toLowerCase().refine(isShownDepartment, badGender);

/** A row's id, also as digits in an address or a query. Fits a 32-bit integer column. */
export const rowId = z.coerce.number<string | number>().int().min(1).max(2_147_483_647);

/** An integer in a query string. */
export const wholeNumber = z.coerce.number<string | number>().int();

/** A product's size as on its label: upper case, at most 12 characters. */
export const brandSize = z.string().overwrite(shortText).min(1).max(12).toUpperCase();

/** One or several values of the same query key: `size=S&size=M` is ['S', 'M']. At most 30. */
export function several<T extends z.ZodType<string | number, string | number>>(item: T) {
  return z.union([z.array(item).max(30), item.transform((value) => [value])]).default([]);
}

const wrongEmail = { error: () => t('settings.wrongEmail') };

export const email = emailLine(wrongEmail);

/** An address that is only looked up: accounts and orders have some that the rule for new ones refuses. */
export const knownEmail = z
  .string(wrongEmail)
  .overwrite(plainEmail)
  .max(254, wrongEmail)
  .regex(/^[^\s@]+@[^\s@]+$/, wrongEmail);

/** The token of an e-mailed link: 256 bits in URL-safe characters. */
export const linkToken = z.string().regex(/^[\w-]{43}$/);

/** The time of an event in JSON: ISO 8601 in the shop's time zone (`shopMoment`). */
export const moment = z.iso.datetime({ offset: true });

/** An e-mail address by the one rule of all forms, or an empty text; `wrong` is said of any other. */
export function optionalEmailLine(wrong: Missing) {
  return z
    .string(wrong)
    .overwrite(plainEmail)
    .max(254, { ...wrong, abort: true })
    .superRefine((text, { addIssue }) => {
      const message = text === '' ? undefined : emailWords(text, wrong.error());
      if (message !== undefined) addIssue({ code: 'custom', message });
    });
}

/** The same, which may not be empty. */
export function emailLine(wrong: Missing, missing: Missing = wrong) {
  return optionalEmailLine(wrong).min(1, missing);
}
