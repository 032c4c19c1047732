/** Normalizes a password: lower case, without accents. */
function plain(password: string): string {
  return password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const digitLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** A separator in place of removed parts, so that the rest does not join into new words. */
const gap = '\n';

const keyboardRows = ['qwertyuiopñ', 'qwertyuiop', 'asdfghjklñ', 'asdfghjkl', 'zxcvbnm', '1234567890', '0987654321'];
const keyboardSteps = '1q2w3e4r5t6y7u8i9o0p qazwsxedcrfvtgbyhnujmikolp';

/** Every run of at least four neighbouring keys, longest first. */
const keyboardRuns = [...keyboardRows, ...keyboardSteps.split(' ')]
  .flatMap((row) => [row, Array.from(row).toReversed().join('')])
  .flatMap((row) => Array.from(row, (_, start) => row.slice(start)).flatMap(startsOf))
  .toSorted((one, other) => other.length - one.length);

function startsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 3) }, (_, index) => text.slice(0, text.length - index));
}

/** Removes repetitions (aaa, abcabc), sequences (abcd, 4321) and years. */
function withoutPatterns(text: string): string {
  const once = text.replace(/(.{1,12}?)\1{2,}/gs, '$1').replace(/(.{3,12}?)\1/gs, '$1');
  return withoutSteps(once).replace(/(?:19|20)\d\d/g, gap);
}

/** Removes sequences of three or more consecutive characters. */
function withoutSteps(text: string): string {
  const letters = Array.from(text);
  const stepAt = (index: number) => (letters[index + 1]?.codePointAt(0) ?? 0) - (letters[index]?.codePointAt(0) ?? 0);
  const isRun = (index: number) => Math.abs(stepAt(index)) === 1 && stepAt(index) === stepAt(index + 1);
  const gone = new Set(letters.flatMap((_, index) => (isRun(index) ? [index, index + 1, index + 2] : [])));
  return letters.map((letter, index) => (gone.has(index) ? gap : letter)).join('');
}

/** Removes a word from a text, also when digits and signs replace letters. */
function withoutWord(text: string, word: string): string {
  const spelled = text.replace(/[01345$@!7]/g, (sign) => digitLetters[sign] ?? sign);
  const at = Math.max(spelled.indexOf(word), text.indexOf(word));
  if (at < 0) return text;
  return withoutWord(`${text.slice(0, at)}${gap.repeat(word.length)}${text.slice(at + word.length)}`, word);
}

/**
 * Returns how many characters of a password are left without the parts that are easy to guess: `words`, keyboard runs,
 * repetitions, sequences, years.
 */
export function unguessable(password: string, words: readonly string[]): number {
  const guessed = [...words.map(plain), ...keyboardRuns].filter((word) => word.length > 2);
  const longestFirst = guessed.toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, word) => withoutWord(left, word), plain(password));
  return withoutPatterns(rest).replaceAll(gap, '').length;
}

export type PasswordStrength = 'weak' | 'fair' | 'good';

/** The common words for the browser; the server's list for administrators is longer. */
const commonest = [
  'contraseña',
  'password',
  'clave',
  'secreta',
  'usuario',
  'admin',
  'hola',
  'percha',
  'amor',
  'argentina',
];

/** Returns the strength of a password, estimated without a list of leaked ones. */
export function strengthOf(password: string): PasswordStrength {
  const left = unguessable(password, commonest);
  if (password.length < 8 || left < 5) return 'weak';
  return password.length >= 12 && left >= 8 ? 'good' : 'fair';
}
