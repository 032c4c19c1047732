import { createHash } from 'node:crypto';

let words = 0;

/**
 * Returns a word that no other test uses, of letters only. No two are alike: the shop's searches find words that differ by a
 * letter too.
 */
export function unique(word: string): string {
  words += 1;
  const digits = createHash('sha256').update(`${process.pid} ${words}`).digest('hex').slice(0, 9);
  const letters = [...digits].map((digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)]).join('');
  return `${word} ${letters}`;
}
