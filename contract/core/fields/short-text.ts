import { composed } from './composed.ts';

/**
 * Signs that nobody sees (Unicode, Default_Ignorable_Code_Point): fillers, soft hyphens, joiners, marks of direction. Those that
 * join the parts of an emoji stay, after one ($1): without a lookbehind, which older browsers cannot read.
 */
const unseen =
  /((?:\p{Extended_Pictographic}|\p{Emoji_Modifier})(?:\u200d|\ufe0e|\ufe0f)+)|\p{Default_Ignorable_Code_Point}/gu;

/** Blanks, also the empty braille cell, and what breaks lines or controls devices. */
const blanks = /[\s\p{Cc}\u2800]+/gu;

/**
 * Returns a text of one line as it is stored and compared: accents composed, no signs that nobody sees, one blank between words.
 * What looks the same is then the same.
 */
export function shortText(text: string): string {
  return composed(text.replaceAll(unseen, '$1')).replaceAll(blanks, ' ').trim();
}

/** The same for a text of several lines, which keeps its breaks and the blanks within lines. */
export function longText(text: string): string {
  return composed(text.replaceAll(/\r\n?/g, '\n').replaceAll(unseen, '$1')).replaceAll('\u2800', ' ').trim();
}

/**
 * Returns what two short texts have in common that people take for the same: 'MARRÓN' and 'Marrón'. Through capitals, because
 * several small letters have the same: 'ß' and 'ss', both forms of a sigma.
 */
export function textKey(text: string): string {
  return composed(
    shortText(text)
      .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
      .toLowerCase()
      .toUpperCase()
      .toLowerCase(),
  );
}

/** Returns the beginning of a text, so many characters at most, without a half of an emoji, which no column of JSON can store. */
export function beginningOf(text: string, most: number): string {
  const cut = text.slice(0, most);
  return cut.isWellFormed() ? cut : cut.toWellFormed().slice(0, -1);
}

/** More marks on one letter are no language's: they cover the lines above and below. */
const piled = /\p{M}{5}/u;

/** True if a text, as `shortText` or `longText` returns it, has a letter or a number, and no pile of marks. */
export function showsWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !piled.test(text);
}

/** True if people see something of it: words, an emoji or another sign that is no punctuation. */
export function showsSomething(text: string): boolean {
  return /[\p{L}\p{N}\p{So}\p{Sm}\p{Sc}]/u.test(text) && !piled.test(text);
}
