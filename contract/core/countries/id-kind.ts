/** What is wrong with an id: it has not the form of one, or its check digit does not fit the others. */
export type IdFault = 'form' | 'check_digit';

/** A kind of tax id, personal id or bank account. */
export type IdKind = {
  /** What people call it. */
  readonly name: string;
  /** Returns a text as an id is stored: upper case, without separators. */
  readonly plain: (text: string) => string;
  /** Returns a plain id as people read it; another text as it is. */
  readonly shown: (plain: string) => string;
  /** Returns what is wrong with a plain id; undefined if it is right. */
  readonly fault: (plain: string) => IdFault | undefined;
  /** True if ids are digits only, for the keyboard of a phone. */
  readonly isNumeric: boolean;
  /** False if genuine ids with a wrong check digit exist, so that one is only worth a question. */
  readonly isCheckSure: boolean;
  /** A right one, as people write it. */
  readonly example: string;
};

/** True for an id that must be refused. */
export function isRefusedId(kind: IdKind, plain: string): boolean {
  const fault = kind.fault(plain);
  return fault === 'form' || (fault === 'check_digit' && kind.isCheckSure);
}

/** Returns a text without spaces, dots, hyphens and slashes, in upper case. */
export function plainId(text: string): string {
  return text.replaceAll(/[\s./-]/gu, '').toUpperCase();
}

/** The sum of the digits, each times its weight. */
export function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place] ?? 0), 0);
}

/** Returns digits in groups of three from the right: '12345678' is '12.345.678'. */
export function dotted(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
}

/** True for six digits that are a day, as 'aammdd'. Any century: 29 February is taken where one of them had it. */
export function isShortDate(digits: string): boolean {
  const [month, day] = [Number(digits.slice(2, 4)), Number(digits.slice(4, 6))];
  const longest = [31, Number(digits.slice(0, 2)) % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return month >= 1 && month <= 12 && day >= 1 && day <= (longest[month - 1] ?? 0);
}
