import { z } from 'zod';
import { findTestCard, type TestCard } from '../payments/test-cards.ts';

const typed = z.string().trim().max(80).catch('');

export const cardForm = z.object({ cardNumber: typed, expiration: typed, securityCode: typed });

export type CardForm = z.output<typeof cardForm>;
export type CardErrors = Partial<Record<keyof CardForm, string>>;

export const EMPTY_FORM: CardForm = cardForm.parse({});

type Result = { readonly card: TestCard } | { readonly errors: CardErrors };

/** Returns the test card of a form, or the error of each field, in Spanish. `now` is in milliseconds. */
export function readCard(form: CardForm, now: number): Result {
  const card = findTestCard(form.cardNumber);
  const errors: CardErrors = {
    ...problem('cardNumber', numberProblem(form.cardNumber, card)),
    ...problem('expiration', expirationProblem(form.expiration, now)),
    ...problem(
      'securityCode',
      /^\d{3,4}$/.test(form.securityCode) ? undefined : 'El código de seguridad tiene 3 o 4 dígitos.',
    ),
  };
  return card && Object.keys(errors).length === 0 ? { card } : { errors };
}

function problem(field: keyof CardForm, message: string | undefined): CardErrors {
  return message === undefined ? {} : { [field]: message };
}

function numberProblem(number: string, card: TestCard | undefined): string | undefined {
  if (number === '') return 'Escriba el número de la tarjeta.';
  // A real card number must not be entered on a test page.
  return card ? undefined : 'Use una de las tarjetas de prueba: esta página no acepta tarjetas reales.';
}

function expirationProblem(text: string, now: number): string | undefined {
  const parts = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/.exec(text);
  if (!parts) return 'Escriba la caducidad como MM/AA.';
  // A card is valid until the end of its month.
  return Date.UTC(Number(`20${parts[2]}`), Number(parts[1]), 1) <= now ? 'La tarjeta ha caducado.' : undefined;
}
