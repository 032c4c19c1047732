/** Why a card does not pay: the provider's code, the bank's code, and what it says. */
export type Decline = { readonly code: string; readonly bank?: string; readonly message: string };

export type TestCard = {
  readonly number: string;
  readonly brand: 'visa' | 'mastercard' | 'amex';
  readonly funding: 'credit' | 'debit';
  readonly country: string;
  /** What it is for, in Spanish. */
  readonly means: string;
  readonly decline?: Decline;
  /** The bank asks its buyer to confirm (3-D Secure) before it answers. */
  readonly isChallenged?: boolean;
  /** Paid, and then disputed: with the money taken, or only as an inquiry. */
  readonly dispute?: 'dispute' | 'inquiry';
  /** A refund of it takes its time, or fails after it succeeded. */
  readonly refunds?: 'pending' | 'failing';
};

const visa = { brand: 'visa', funding: 'credit', country: 'US' } as const;

const declined = (code: string, message: string, bank?: string): Decline => ({ code, message, ...(bank && { bank }) });

/** The provider's test cards (docs.stripe.com/testing): numbers, results and codes are its own. */
export const TEST_CARDS: readonly TestCard[] = [
  { ...visa, number: '4242424242424242', means: 'Pago aprobado' },
  { ...visa, number: '4000007240000007', country: 'ES', means: 'Pago aprobado (España)' },
  { ...visa, number: '4000004840008001', country: 'MX', means: 'Pago aprobado (México)' },
  { ...visa, number: '4000056655665556', funding: 'debit', means: 'Pago aprobado, débito' },
  { ...visa, number: '5555555555554444', brand: 'mastercard', means: 'Pago aprobado' },
  { ...visa, number: '378282246310005', brand: 'amex', means: 'Pago aprobado' },
  { ...visa, number: '4000002500003155', isChallenged: true, means: 'Pide confirmar con el banco (3-D Secure)' },
  {
    ...visa,
    number: '4000008400001629',
    isChallenged: true,
    decline: declined('card_declined', 'Your card was declined.', 'generic_decline'),
    means: 'Pide confirmar, y después es rechazada',
  },
  {
    ...visa,
    number: '4000000000000002',
    decline: declined('card_declined', 'Your card was declined.', 'generic_decline'),
    means: 'Rechazada',
  },
  {
    ...visa,
    number: '4000000000009995',
    decline: declined('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
    means: 'Rechazada: sin fondos',
  },
  {
    ...visa,
    number: '4000000000000069',
    decline: declined('expired_card', 'Your card has expired.'),
    means: 'Rechazada: vencida',
  },
  {
    ...visa,
    number: '4000000000000127',
    decline: declined('incorrect_cvc', "Your card's security code is incorrect."),
    means: 'Rechazada: código de seguridad',
  },
  {
    ...visa,
    number: '4000000000000119',
    decline: declined('processing_error', 'An error occurred while processing your card.'),
    means: 'Rechazada: error del banco',
  },
  { ...visa, number: '4000000000000259', dispute: 'dispute', means: 'Aprobada, y después disputada' },
  { ...visa, number: '4000000000001976', dispute: 'inquiry', means: 'Aprobada, y el banco pregunta' },
  { ...visa, number: '4000000000007726', refunds: 'pending', means: 'Aprobada; su reembolso tarda' },
  { ...visa, number: '4000000000005126', refunds: 'failing', means: 'Aprobada; su reembolso falla después' },
];

/** Returns the test card of a number, with or without spaces; undefined for any other card. */
export function findTestCard(number: string): TestCard | undefined {
  const digits = number.replace(/[\s-]/g, '');
  return TEST_CARDS.find((card) => card.number === digits);
}

/** Returns the test card of a charge, by its last digits. */
export function cardEndingIn(last4: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number.endsWith(last4));
}
