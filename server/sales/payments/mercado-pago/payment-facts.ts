import { z } from 'zod';
import { moneyOf } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';
import type { PaymentMeans } from '#contract/sales/payments/payment-means.ts';
import type { PaymentFacts } from '#server/core/context/payment-facts.ts';
import { chargesAnswer, chargesOf, storable } from './charges.ts';
import { providerMoment } from './provider-moment.ts';

/** What GET /v1/payments/{id} says of how a payment was made and what it cost. Nothing of it decides anything, so an odd value is no error. */
export const factsAnswer = {
  payment_type_id: z.string().nullish().catch(null),
  payment_method_id: z.string().max(60).nullish().catch(null),
  card: z
    .object({ last_four_digits: z.string().max(4).nullish() })
    .nullish()
    .catch(null),
  installments: z.number().int().min(1).max(99).nullish().catch(null),
  ...chargesAnswer,
  money_release_date: providerMoment.nullish().catch(null),
};

const kinds: ReadonlyMap<string, PaymentMeans['kind']> = new Map([
  ['credit_card', 'credit_card'],
  ['debit_card', 'debit_card'],
  ['prepaid_card', 'prepaid_card'],
  ['ticket', 'ticket'],
  ['atm', 'ticket'],
  ['bank_transfer', 'transfer'],
  ['account_money', 'wallet'],
  ['digital_wallet', 'wallet'],
]);

/** The proper names of the ids that do not write themselves with a capital letter alone. */
const names: ReadonlyMap<string, string> = new Map([
  ['master', 'Mastercard'],
  ['amex', 'American Express'],
  ['debvisa', 'Visa'],
  ['debmaster', 'Mastercard'],
  ['debcabal', 'Cabal'],
  ['pagofacil', 'Pago Fácil'],
  ['cvu', 'CVU'],
  ['consumer_credits', 'Mercado Crédito'],
  ['debin_transfer', 'DEBIN'],
]);

type FactsAnswer = z.output<z.ZodObject<typeof factsAnswer>> & {
  readonly transaction_details?: { readonly net_received_amount?: number | null | undefined } | null | undefined;
};

/**
 * Returns how a payment was made, and once money was taken what the provider keeps of it (`fee`, without what the buyer paid
 * for instalments, and less what refunds gave back), the taxes that it withholds, what the shop gets (`net`) and when, if it says so.
 * Null if it does not say how.
 */
export function factsOf(answer: FactsAnswer, currency: string, isTaken: boolean): PaymentFacts | null {
  const type = answer.payment_type_id;
  if (!type) return null;
  const kind = kinds.get(type) ?? 'other';
  const net = answer.transaction_details?.net_received_amount;
  const { fee, feeBack, withheld, withheldBack } = chargesOf(answer, currency);
  return {
    means: { kind, name: nameOf(answer.payment_method_id, type), digits: answer.card?.last_four_digits || null },
    installments: answer.installments ?? null,
    fee: isTaken && fee ? less(fee, feeBack) : null,
    withheld: isTaken && withheld ? less(withheld, withheldBack) : null,
    net: isTaken && net ? storable(net, currency) : null,
    releaseAt: isTaken ? (answer.money_release_date ?? null) : null,
  };
}

const less = (amount: Money, back: Money) => moneyOf(Math.max(0, amount.minor - back.minor), amount.currency);

function nameOf(id: string | null | undefined, type: string): string | null {
  if (!id || id === type) return null;
  const known = names.get(id);
  // An id such as 'some_thing' is no name that people know.
  return known ?? (/^[a-z]+$/.test(id) ? `${id.slice(0, 1).toUpperCase()}${id.slice(1)}` : null);
}
