import type { PaymentCard } from '../payments/payment-store.ts';

export type TestCard = {
  method: PaymentCard['method'];
  name: string;
  number: string;
  securityCode: string;
  /** A credit card without it. */
  type?: 'debit_card' | 'credit_card';
};

/** The test cards that the provider publishes for Argentina, with digits grouped as printed. */
export const TEST_CARDS: readonly TestCard[] = [
  { method: 'master', name: 'Mastercard', number: '5031 7557 3453 0604', securityCode: '123' },
  { method: 'visa', name: 'Visa', number: '4509 9535 6623 3704', securityCode: '123' },
  { method: 'amex', name: 'American Express', number: '3711 803032 57522', securityCode: '1234' },
  {
    method: 'debmaster',
    name: 'Mastercard débito',
    number: '5287 3383 1025 3304',
    securityCode: '123',
    type: 'debit_card',
  },
  { method: 'debvisa', name: 'Visa débito', number: '4002 7686 9439 5619', securityCode: '123', type: 'debit_card' },
];

export const TEST_EXPIRATION = '11/30';
export const TEST_DOCUMENT = '12345678';

export function findTestCard(digits: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number.replaceAll(' ', '') === digits);
}

/** Returns true if the check digit of a card number is correct (Luhn). */
export function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, character, place) => {
    const digit = Number(character) * (place % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return digits.length >= 12 && sum % 10 === 0;
}
