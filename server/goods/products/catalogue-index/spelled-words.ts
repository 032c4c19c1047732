/** Signs that a typed text may have and that nobody sees. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** Accents, except for the tilde of an ñ. */
const otherMarks = /(?<!n)\p{M}+|(?<=n)(?!\u0303)\p{M}+/gu;

/** Returns the words of a text that have an ñ, as `n\u0303`, in small letters and without other accents. */
export function spelledWords(text: string): string[] {
  if (!/ñ|n\u0303/i.test(text)) return [];
  const plain = text.replaceAll(unseen, '').toLowerCase().normalize('NFD').replaceAll(otherMarks, '');
  const words = plain.split(/[^\p{L}\p{N}\u0303]+/u);
  return [...new Set(words.filter((word) => word.includes(tilde)))];
}

const tilde = 'n\u0303';

/**
 * Returns the beginnings of the words of a text up to their last ñ: 'cañas' gives 'cañ', with which other forms of the word
 * begin too.
 */
export function beginningsWithTilde(text: string): string[] {
  return spelledWords(text)
    .slice(0, 8)
    .map((word) => word.slice(0, word.lastIndexOf(tilde) + tilde.length));
}
