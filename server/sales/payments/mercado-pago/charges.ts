import { z } from 'zod';
import { fromDecimal, moneyOf, mostAmount } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';

const fee = z.object({ amount: z.number(), fee_payer: z.string().nullish() });

const charge = z.object({
  type: z.string().nullish(),
  accounts: z.object({ from: z.string().nullish() }).nullish(),
  amounts: z.object({ original: z.number(), refunded: z.number().nullish() }),
});

/** What a payment cost, as GET /v1/payments/{id} says it: `charges_details` has the taxes too, and what refunds gave back of each. */
export const chargesAnswer = {
  fee_details: z.array(fee).nullish().catch(null),
  charges_details: z.array(charge).nullish().catch(null),
};

type Answer = z.output<z.ZodObject<typeof chargesAnswer>>;

/** What the account pays for a payment, and what refunds gave back of that; null as far as the provider does not say. */
export type Charges = {
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
