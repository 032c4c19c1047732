import { allocate } from '#contract/core/money/allocate.ts';
import { fromDecimal, moneyOf, times, type Money } from '#contract/core/money/money.ts';
import { dayMs } from '#contract/core/time/units.ts';
import type { Movement, Settlements } from '#server/core/context/settlements.ts';
import { isExpected, providerRefund, type Account, type PaymentAnswer } from './answers.ts';
import { chargesOf, storable } from './payment-facts.ts';
import { disputeOf, isCaptured } from './payment-states.ts';

/** Searches payments of the account by a range of times; all pages. */
export type SearchRange = (range: {
  readonly field: 'date_last_updated' | 'money_release_date';
  readonly from: Date;
  readonly to: Date;
}) => Promise<PaymentAnswer[]>;

/** Further than money is ever held back. */
const farMs = 400 * dayMs;

/**
 * What moved in the account, by its payments: the provider lists no payouts, because its money stays in the account until the owner
 * takes it. A payment that changed since then, or whose money is released after it, is told whole.
 */
export async function settlementsOf(search: SearchRange, account: Account, since: Date): Promise<Settlements> {
  const to = new Date(since.getTime() + farMs);
  const changed = await search({ field: 'date_last_updated', from: since, to });
  const released = await search({ field: 'money_release_date', from: since, to });
  const known = new Map([...changed, ...released].map((one) => [one.id, one]));
  const own = [...known.values()].filter((one) => isExpected(one, account));
  return { movements: own.flatMap(movementsOf), payouts: [], whole: own.map(({ id }) => String(id)) };
}

type Back = Pick<Movement, 'id' | 'kind' | 'at'> & { readonly amount: Money };

/** Returns the movements of a payment: that itself, and all that went back of it. None of one that took nothing. */
export function movementsOf(answer: PaymentAnswer): Movement[] {
  const { id, currency_id: currency, date_approved: at } = answer;
  if (!at || !isCaptured(answer.status)) return [];
  const gross = fromDecimal(answer.transaction_amount, currency);
  const nothing = moneyOf(0, currency);
  const { fee, withheld, feeBack, withheldBack } = chargesOf(answer, currency);
  const releaseAt = answer.money_release_date ?? at;
  const costs = { fee: fee ?? nothing, withheld: withheld ?? nothing };
  const said = answer.transaction_details?.net_received_amount;
  const net = (said ? storable(said, currency) : null) ?? left(gross, costs);
  const backs = backsOf(answer, gross);
  const weights = backs.map(({ amount }) => amount.minor);
  const shares = (back: Money) => (weights.some((weight) => weight > 0) ? allocate(back, weights) : []);
  const [fees, taxes] = [shares(feeBack), shares(withheldBack)];
  const own = { paymentId: String(id), payoutId: null } as const;
  return [
    { id: String(id), kind: 'payment', at, releaseAt, gross, ...costs, net, ...own },
    ...backs.map(({ amount, ...back }, place) => {
      const returned = { fee: times(fees[place] ?? nothing, -1), withheld: times(taxes[place] ?? nothing, -1) };
      const taken = times(amount, -1);
      // What goes back before the money is released is taken out of what is released then.
      const when = back.at > releaseAt ? back.at : releaseAt;
      return { ...back, releaseAt: when, gross: taken, ...returned, net: left(taken, returned), ...own };
    }),
  ];
}

function left(gross: Money, { fee, withheld }: { readonly fee: Money; readonly withheld: Money }): Money {
  return moneyOf(gross.minor - fee.minor - withheld.minor, gross.currency);
}

/** What went back: refunds that are done, and the rest while a dispute holds it or has taken it. */
function backsOf(answer: PaymentAnswer, gross: Money): Back[] {
  const { id, currency_id: currency, status, status_detail: detail } = answer;
  const updatedAt = answer.date_last_updated ?? answer.date_created;
  const refunds = (answer.refunds ?? [])
    .map((refund) => providerRefund(refund, currency))
    .filter(({ state }) => state === 'done')
    .map((refund): Back => {
      const at = refund.createdAt ?? updatedAt;
      return { id: `${id}-${refund.id}`, kind: 'refund', at, amount: refund.amount };
    });
  const rest = moneyOf(gross.minor - refunds.reduce((total, { amount }) => total + amount.minor, 0), currency);
  const dispute = disputeOf(status, detail ?? '');
  const isTaken = dispute === 'open' || dispute === 'lost';
  if (rest.minor <= 0 || !(isTaken || status === 'refunded')) return refunds;
  return [...refunds, { id: `${id}-rest`, kind: isTaken ? 'dispute' : 'refund', at: updatedAt, amount: rest }];
}
