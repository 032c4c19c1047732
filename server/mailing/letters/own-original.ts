import type { LetterTexts } from '#contract/letters/letter.ts';
import type { LetterKind } from '#contract/letters/letters.ts';
import { originalLetter } from '#contract/letters/original-letters.ts';
import { inShopLanguage } from '../../context/shop-language.ts';

/** Returns the original texts of a letter in the shop's own language, whoever edits or receives it. */
export function ownOriginal(kind: LetterKind): LetterTexts {
  return inShopLanguage(() => originalLetter(kind));
}
