/**
 * The currencies of our countries that are used without decimals. ISO 4217 says so of CLP. It gives COP two, but no coin is
 * smaller than 50 pesos (Banco de la República), CLDR writes it without decimals, and payment providers refuse decimals of it
 * as they refuse those of CLP; see docs/decisions/0039-country.md.
 */
const whole: ReadonlySet<string> = new Set(['CLP', 'COP']);

/** How many decimals a currency has. */
export function decimalsOf(currency: string): number {
  return whole.has(currency) ? 0 : 2;
}
