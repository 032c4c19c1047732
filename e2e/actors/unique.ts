let words = 0;

/** Returns a word that no other test uses, of letters only. */
export function unique(word: string): string {
  words += 1;
  const letters = [...String(process.pid * 100 + words)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  return `${word} ${letters}`;
}
