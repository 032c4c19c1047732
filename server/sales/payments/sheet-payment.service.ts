import { meansWords } from '#contract/sales/payments/means-words.ts';
import type { Executor } from '#platform/database/database.ts';
import { byHand } from './by-hand/hand-provider.service.ts';
import { paymentsOfOrders, type PaymentRow } from './payment-records.ts';
import { tookMoney } from './settle.ts';

/** What an accountant asks of an order's payments, in the smallest units of its currency. */
export type SheetPayment = {
  /** The provider's numbers of the payments; none for money that the shop's people took. */
  readonly numbers: readonly string[];
  readonly means: readonly string[];
  /** What the providers kept, and what was left. Null if nothing was taken, or a provider did not say it. */
  readonly fee: number | null;
  readonly net: number | null;
};

/** Returns the payments that orders are paid with, by the order's reference, without surplus ones. One statement. */
export async function sheetPaymentsOf(
  db: Executor,
  references: readonly string[],
): Promise<ReadonlyMap<string, SheetPayment>> {
  const taken = (await paymentsOfOrders(db, references)).filter(
    (payment) => tookMoney(payment) && payment.refund === null,
  );
  const byOrder = Map.groupBy(taken, ({ orderReference }) => orderReference);
  return new Map([...byOrder].map(([reference, payments]) => [reference, summed(payments)]));
}

function summed(payments: readonly PaymentRow[]): SheetPayment {
  const ofProvider = payments.filter(({ provider }) => provider !== byHand);
  return {
    numbers: ofProvider.map(({ id }) => id),
    means: payments.flatMap(({ means, meansName, cardDigits, installments }) =>
      means ? [meansWords({ kind: means, name: meansName, digits: cardDigits }, installments)] : [],
    ),
    fee: sumOf(payments.map(({ provider, fee }) => (provider === byHand ? 0 : fee))),
    net: sumOf(payments.map(({ provider, net, amount }) => (provider === byHand ? amount.minor : net))),
  };
}

/** Null if one is not known. */
function sumOf(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce<number | null>((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0);
}
