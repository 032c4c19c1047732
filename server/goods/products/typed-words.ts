/**
 * Returns the words of a text, at most eight, without accents and without what cannot be seen, such as a soft hyphen. They have nothing that is a sign in a query of PostgreSQL,
 * nor becomes one there without its accent: an accent alone would leave an empty word, '⑴' and 'ŉ' brackets and a quote.
 */
export const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{M}]/gu, '')
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+|\p{Lm}+/u)
    .filter(Boolean)
    .slice(0, 8);
