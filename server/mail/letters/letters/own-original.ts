import type { LetterTexts } from '#contract/mail/letters/letter.ts';
import type { LetterKind } from '#contract/mail/letters/letters.ts';
import { originalLetter } from '#contract/mail/letters/original-letters.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';

/** Returns the original texts of a letter in the shop's own language, whoever edits or receives it. */
export function ownOriginal(kind: LetterKind): LetterTexts {
  return inShopLanguage(() => originalLetter(kind));
}
