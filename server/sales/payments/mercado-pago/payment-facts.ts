import { z } from 'zod';
import { moneyOf, fromDecimal, mostAmount, type Money } from '#contract/core/money/money.ts';
import type { PaymentMeans } from '#contract/sales/payments/payment-means.ts';
import type { PaymentFacts } from '#server/core/context/payment-facts.ts';

/** 2026-01-31T10:04:58.396-04:00 */
export const providerMoment = z
  .string()
  .transform((text) => new Date(text))
  .refine((at) => !Number.isNaN(at.getTime()));

const feeAnswer = z.object({ amount: z.number(), fee_payer: z.string().nullish() });

const chargeAnswer = z.object({
  type: z.string().nullish(),
  accounts: z.object({ from: z.string().nullish() }).nullish(),
  amounts: z.object({ original: z.number(), refunded: z.number().nullish() }),
});

/** What a payment cost, as GET /v1/payments/{id} says it: `charges_details` has the taxes too, and what refunds gave back of each. */
const chargesAnswer = {
  fee_details: z.array(feeAnswer).nullish().catch(null),
  charges_details: z.array(chargeAnswer).nullish().catch(null),
};

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

type Answer = z.output<z.ZodObject<typeof chargesAnswer>>;

/** What the account pays for a payment, and what refunds gave back of that; null as far as the provider does not say. */
type Charges = {
  readonly fee: Money | null;
  readonly withheld: Money | null;
  readonly feeBack: Money;
  readonly withheldBack: Money;
};

/** Reads what the account pays, without what the buyer pays for instalments. */
export function chargesOf({ fee_details: fees, charges_details: charges }: Answer, currency: string): Charges {
  const own = charges?.filter(({ accounts }) => accounts?.from === 'collector');
  const taxes = own?.filter(({ type }) => type === 'tax') ?? [];
  const others = own?.filter(({ type }) => type === 'fee') ?? [];
  const back = (some: typeof taxes) =>
    added(
      some.map(({ amounts }) => amounts.refunded ?? 0),
      currency,
    ) ?? moneyOf(0, currency);
  const paid = fees?.filter(({ fee_payer: payer }) => payer === 'collector').map(({ amount }) => amount);
  return {
    fee: paid ? added(paid, currency) : null,
    withheld: own
      ? added(
          taxes.map(({ amounts }) => amounts.original),
          currency,
        )
      : null,
    feeBack: back(others),
    withheldBack: back(taxes),
  };
}

/** Returns the sum of decimals, exactly; null if one is no amount. */
function added(decimals: readonly number[], currency: string): Money | null {
  const amounts = decimals.map((decimal) => storable(decimal, currency));
  return amounts.reduce<Money | null>(
    (total, one) => (total && one ? moneyOf(total.minor + one.minor, currency) : null),
    moneyOf(0, currency),
  );
}

/** Returns an amount that can be stored and shown; null for any other. */
export function storable(decimal: number, currency: string): Money | null {
  // Before the conversion, which throws for what is no safe integer.
  return decimal >= 0 && decimal <= mostAmount ? fromDecimal(decimal, currency) : null;
}
