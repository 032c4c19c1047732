const names: Readonly<Record<string, string>> = { EUR: 'euros', PEN: 'soles' };

/** What people call several of a currency. */
export function currencyWord(currency: string): string {
  return names[currency] ?? 'pesos';
}
