import { t } from '#messages/messages.ts';
import { z } from 'zod';
import type { Missing } from '#contract/core/fields/one-line.ts';
import { shortText, showsWords } from '#contract/core/fields/short-text.ts';

/** Alphabets whose letters stand together in one name; Chinese characters also in Japanese and Korean ones. */
const alphabets = [
  /^\p{Script_Extensions=Latin}$/u,
  /^\p{Script_Extensions=Cyrillic}$/u,
  /^\p{Script_Extensions=Greek}$/u,
  /^\p{Script_Extensions=Armenian}$/u,
  /^\p{Script_Extensions=Georgian}$/u,
  /^\p{Script_Extensions=Hebrew}$/u,
  /^\p{Script_Extensions=Arabic}$/u,
  /^\p{Script_Extensions=Cherokee}$/u,
  /^[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]$/u,
  /^[\p{Script_Extensions=Han}\p{Script_Extensions=Hangul}]$/u,
];

/** True if no letter is of another alphabet than the others: a Cyrillic 'а' among Latin ones looks like somebody else's name. */
function isOneAlphabet(name: string): boolean {
  const letters = name.match(/\p{L}/gu) ?? [];
  const isOther = (letter: string) => alphabets.every((alphabet) => !alphabet.test(letter));
  return alphabets.some((alphabet) => letters.every((letter) => alphabet.test(letter))) || letters.every(isOther);
}

/** A new user name, up to 40 characters; it may be empty. */
export function newUserName(missing: Missing) {
  return z
    .string(missing)
    .overwrite(shortText)
    .max(40, { error: () => t('accounts.usernameLong') })
    .regex(/^[\p{L}\p{M}\p{N}._-]*$/u, { error: () => t('accounts.usernameSigns'), abort: true })
    .refine((name) => name === '' || showsWords(name), { error: () => t('accounts.usernameWordless') })
    .refine(isOneAlphabet, { error: () => t('accounts.usernameAlphabets') });
}
