/** Crockford's Base32: no I, L, O or U, which are mistaken for other signs when they are read out. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns the code of a new withdrawal, 'K7QF-2M9D': the last 40 bits of a new id, which are random (RFC 9562, 5.4 and 5.7).
 * It opens nothing; it only names the withdrawal.
 */
export function codeOf(newId: string): string {
  const bits = Number.parseInt(newId.slice(-10), 16);
  const code = Array.from({ length: 8 }, (_, at) => signs[Math.floor(bits / 32 ** at) % 32]).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
