/** The reasons that are known from public integrations; others are shown as the provider gives them. */
const reasons = [
  { means: /balance|insufficient.*(?:money|funds)|money.*insufficient/i, words: 'la cuenta no tiene saldo suficiente' },
  { means: /too old/i, words: 'pasaron más de 180 días desde el pago' },
  { means: /in a state/i, words: 'el estado del pago no lo permite' },
  { means: /invalid transaction_amount|amount.*(?:greater|exceed)/i, words: 'el monto supera lo que queda del pago' },
] as const;

/** Returns why the provider makes no refund, in Spanish as far as its reason is known. */
export function reasonWords(reason: string): string {
  return reasons.find(({ means }) => means.test(reason))?.words ?? reason.slice(0, 300);
}
