import { z } from 'zod';
import { INTEREST, interestOf } from '../payments/means.ts';
import { centsFromPesos } from '../values/cents.ts';
import { amountText, currencyOf, isPayable, roundedCents } from '../values/currency.ts';
import type { PaymentCard } from '../payments/payment-store.ts';
import type { Preference } from '../preferences/preference-store.ts';
import { findTestCard, hasValidCheckDigit, type TestCard } from './test-cards.ts';

const typed = z.string().trim().max(80).catch('');

export const cardForm = z.object({
  cardNumber: typed,
  cardholder: typed,
  expiration: typed,
  securityCode: typed,
  document: typed,
  /** Only for two cards: the amount on the first; if empty, this card pays everything. */
  firstAmount: typed,
  /** In how many instalments a credit card pays; one if it is empty. */
  installments: typed,
});

export type CardForm = z.output<typeof cardForm>;
export type CardFormErrors = Partial<Record<keyof CardForm, string>>;
export type CardFormResult =
  | { ok: true; card: PaymentCard; amountCents: number }
  | { ok: false; errors: CardFormErrors };

export const EMPTY_FORM: CardForm = cardForm.parse({});

type Terms = { preference: Preference; remainingCents: number; maySplit: boolean; now: number };

/** Returns the card and amount of a form, or the error of each field, in Spanish. */
export function readCardForm(form: CardForm, terms: Terms): CardFormResult {
  const digits = form.cardNumber.replace(/[\s-]/g, '');
  const testCard = findTestCard(digits);
  const expiration = expirationFrom(form.expiration);
  const amountCents = amountFrom(form.firstAmount, terms);
  const document = form.document.replace(/[\s.]/g, '');
  const errors: CardFormErrors = {
    ...problem('cardNumber', cardNumberProblem(digits, testCard, terms.preference)),
    ...problem('cardholder', form.cardholder ? undefined : 'Escriba el nombre del titular.'),
    ...problem('expiration', expirationProblem(form.expiration, expiration, terms.now)),
    ...problem('securityCode', securityCodeProblem(form.securityCode, testCard)),
    ...problem('document', documentProblem(document)),
    ...problem('installments', installmentsProblem(form.installments, testCard, terms.preference)),
    ...problem('firstAmount', amountCents === null ? amountProblem(terms) : undefined),
  };
  if (!testCard || !expiration || amountCents === null || Object.keys(errors).length > 0) return { ok: false, errors };
  const installments = Number(form.installments || 1);
  const card: PaymentCard = {
    method: testCard.method,
    type: testCard.type ?? 'credit_card',
    installments,
    totalCents: roundedCents(
      amountCents * (1 + interestOf(installments, terms.preference.body.payment_methods?.interest_free) / 100),
      currencyOf(terms.preference.body),
    ),
    firstSix: digits.slice(0, 6),
    lastFour: digits.slice(-4),
    holder: form.cardholder,
    document,
    expirationMonth: expiration.month,
    expirationYear: expiration.year,
  };
  return { ok: true, card, amountCents };
}

function problem(field: keyof CardForm, message: string | undefined): CardFormErrors {
  return message === undefined ? {} : { [field]: message };
}

function cardNumberProblem(digits: string, testCard: TestCard | undefined, preference: Preference): string | undefined {
  if (digits === '') return 'Escriba el número de la tarjeta.';
  if (!/^\d{12,19}$/.test(digits)) return 'El número de la tarjeta no está completo.';
  if (!hasValidCheckDigit(digits)) return 'El número de la tarjeta no es válido. Revise los dígitos.';
  // A real card number must not be entered on a test page.
  if (!testCard) return 'Use una de las tarjetas de prueba: esta página no acepta tarjetas reales.';
  return isExcluded(testCard, preference) ? `La tienda no acepta ${testCard.name}. Use otra tarjeta.` : undefined;
}

function isExcluded(card: TestCard, preference: Preference): boolean {
  const { excluded_payment_methods: methods, excluded_payment_types: types } = preference.body.payment_methods ?? {};
  return [...(methods ?? []), ...(types ?? [])].some(
    ({ id }) => id === card.method || id === (card.type ?? 'credit_card'),
  );
}

/** In how many instalments a preference can be paid. */
export function countsOffered({ body }: Preference): string[] {
  const most = body.payment_methods?.installments ?? 36;
  return Object.keys(INTEREST).filter((count) => Number(count) <= most);
}

function installmentsProblem(text: string, card: TestCard | undefined, preference: Preference): string | undefined {
  if (text === '' || text === '1') return undefined;
  if (!countsOffered(preference).includes(text)) return 'Elija una de las cuotas de la lista.';
  return card?.type === 'debit_card' ? 'Una tarjeta de débito paga en una cuota.' : undefined;
}

function expirationFrom(text: string): { month: number; year: number } | null {
  const parts = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/.exec(text);
  return parts ? { month: Number(parts[1]), year: Number(`20${parts[2]}`) } : null;
}

function expirationProblem(
  text: string,
  expiration: ReturnType<typeof expirationFrom>,
  now: number,
): string | undefined {
  if (text === '') return 'Escriba el vencimiento.';
  if (!expiration) return 'Escriba el vencimiento como MM/AA.';
  // A card is valid until the end of its month.
  const isOver = Date.UTC(expiration.year, expiration.month, 1) <= now;
  return isOver ? 'La tarjeta está vencida.' : undefined;
}

function securityCodeProblem(code: string, testCard: TestCard | undefined): string | undefined {
  if (code === '') return 'Escriba el código de seguridad.';
  const length = testCard?.securityCode.length;
  const isRight = length === undefined ? /^\d{3,4}$/.test(code) : /^\d+$/.test(code) && code.length === length;
  return isRight ? undefined : `El código de seguridad tiene ${length ?? '3 o 4'} dígitos.`;
}

function documentProblem(document: string): string | undefined {
  if (document === '') return 'Escriba el documento del titular.';
  return /^\d{7,11}$/.test(document) ? undefined : 'El documento tiene entre 7 y 11 números.';
}

function amountFrom(text: string, terms: Terms): number | null {
  if (text === '' || !terms.maySplit) return terms.remainingCents;
  const cents = centsFromPesos(text);
  if (cents === null || !isPayable(cents, currencyOf(terms.preference.body))) return null;
  return cents > 0 && cents < terms.remainingCents ? cents : null;
}

function amountProblem({ preference, remainingCents }: Terms): string {
  const most = amountText(remainingCents, currencyOf(preference.body));
  return `Escriba un monto mayor que cero y menor que ${most}, o deja el campo vacío.`;
}
