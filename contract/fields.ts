import { z } from 'zod';
import { emailPattern } from './email-pattern.ts';
import { cents, fromDecimal, toDecimal } from './money.ts';
import type { Cents } from './money.ts';

const centsSchema = z.custom<Cents>((value) => typeof value === 'number' && Number.isSafeInteger(value));

/** An amount: a decimal number on the wire, integer cents in the code. */
export const money = z.codec(z.number().min(0).max(99_999_999), centsSchema, {
  decode: (amount) => fromDecimal(amount),
  encode: (amount) => toDecimal(cents(amount)),
});

/** The two genders of the shop, as entities name them. */
export const gender = z.enum(['men', 'women']);

export type Gender = z.infer<typeof gender>;

/** A gender asked for: addresses write Men and Women, entities men and women; both are understood. */
export const genderAsked = z
  .enum(['Men', 'Women', 'men', 'women'], { error: 'El género debe ser Men o Women.' })
  .transform((value) => (value.toLowerCase() === 'men' ? 'men' : 'women'));

/** A row's number, also when an address or a query writes it as digits. Fits a 32-bit integer column. */
export const rowId = z.coerce.number<string | number>().int().min(1).max(2_147_483_647);

/** A whole number of a query string. */
export const wholeNumber = z.coerce.number<string | number>().int();

/** A product's size as it is written on its label: upper case, at most 12 characters. */
export const brandSize = z.string().trim().min(1).max(12).toUpperCase();

/** One value or several of the same query key: `size=S&size=M` is ['S', 'M']. At most 30. */
export function several<T extends z.ZodType<string | number, string | number>>(item: T) {
  return z.union([z.array(item).max(30), item.transform((value) => [value])]).default([]);
}

export const email = z.string().trim().max(254).regex(emailPattern);

/** The secret of an e-mailed link: 256 bits in URL-safe characters. */
export const linkToken = z.string().regex(/^[\w-]{43}$/);

/** The moment of an event on the wire: ISO 8601 as the shop's clocks show it (`shopMoment`). */
export const moment = z.iso.datetime({ offset: true });
