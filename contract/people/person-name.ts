import { z } from 'zod';
import { oneLine, optionalLine, type Missing } from '#contract/core/fields/one-line.ts';
import { registrationTexts } from './accounts/registration.texts.ts';
import { shortText, showsWords } from '#contract/core/fields/short-text.ts';

/** Letters in any script, and the signs of names: 'Ma. Fernanda', 'Marcel·la', 'Ana, María', "D'Angelo" as keyboards write it. */
const signs = /^[\p{L}\p{M}\d .,·‧'’‘´`\p{Pd}]*$/u;

/** True if a text, as `shortText` returns it, names somebody: it has a letter. */
const namesSomebody = (text: string) => /\p{L}/u.test(text) && showsWords(text);

const special = { error: () => registrationTexts.nameSpecial };

/** The name or the last name of a person, without digits; it may be empty. */
export function personName(missing: Missing, most: number, tooLong: Missing) {
  return z
    .string(missing)
    .overwrite(shortText)
    .max(most, tooLong)
    .regex(/^\D*$/u, { error: () => registrationTexts.nameDigits })
    .regex(signs, special)
    .refine((text) => text === '' || namesSomebody(text), special);
}

/** Who receives a parcel, from 1 to 80 characters: every name that a person can have, or a company's, with its digits and signs. */
export function recipientName(missing: Missing) {
  return oneLine(80, missing).refine((text) => text === '' || namesSomebody(text), missing);
}

/** The same, which may be empty. */
export function optionalRecipient(missing: Missing) {
  return optionalLine(80).refine((text) => text === '' || namesSomebody(text), missing);
}
