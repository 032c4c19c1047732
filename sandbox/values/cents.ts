// Money is integer cents, also of a currency without cents, of which there are always whole hundreds. Decimals are parsed and printed as text, so that no amount is ever a floating-point fraction.

const MAX_WHOLE_DIGITS = 9;

/**
 * Returns the cents of a decimal in JSON (`1299.5`, `"1299.50"`); null when negative, not a number, or finer than a
 * cent.
 */
export function centsFrom(amount: unknown): number | null {
  if (typeof amount !== 'number' && typeof amount !== 'string') return null;
  const parts = /^(\d+)(?:\.(\d{1,2}))?$/.exec(String(amount));
  return parts ? joinCents(parts[1] ?? '', parts[2] ?? '') : null;
}

/** Returns the cents of an amount as typed in Argentina: `1.299,50`, `1299,5`, `1299.50`, `$ 1.299`. */
export function centsFromPesos(text: string): number | null {
  const bare = text.replace(/[\s$]/g, '');
  const withComma = /^(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/.exec(bare);
  if (withComma) return joinCents((withComma[1] ?? '').replaceAll('.', ''), withComma[2] ?? '');
  if (/^\d{1,3}(?:\.\d{3})+$/.test(bare)) return joinCents(bare.replaceAll('.', ''), '');
  return centsFrom(bare);
}

/** Returns the decimal number for the provider's JSON: 129950 -> 1299.5 */
export function decimalOf(cents: number): number {
  return Number(decimalText(cents));
}

/** 129950 -> '1299.50' */
export function decimalText(cents: number): string {
  const { whole, fraction } = splitCents(cents);
  return `${whole}.${fraction}`;
}

function joinCents(whole: string, fraction: string): number | null {
  return whole.length > MAX_WHOLE_DIGITS ? null : Number(whole + fraction.padEnd(2, '0'));
}

function splitCents(cents: number) {
  const digits = String(cents).padStart(3, '0');
  return { whole: digits.slice(0, -2), fraction: digits.slice(-2) };
}
