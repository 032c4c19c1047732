import type { OrderStatus } from '#contract/sales/orders/order-status.ts';
import type { PaymentKey } from '#server/core/context/payment-provider.ts';
import type { Settlement } from './settle.ts';

/** Why the shop ends a checkout that nobody paid. */
export type GiveUpReason = 'expired' | 'abandoned' | 'cancelled_by_buyer' | 'replaced';

/** Why money goes back: it came when its units were gone, it is a part without its rest, or it came a second time. */
export type RefundReason = 'late' | 'partial' | 'twice';

type SendBack = { readonly payments: readonly PaymentKey[]; readonly reason: RefundReason };

/** What to do with an order. `ifGone`: what to send back when its units cannot be taken again. */
export type OrderStep = {
  readonly move: { readonly to: OrderStatus; readonly reason: string; readonly ifGone?: SendBack } | null;
  /** Money is being checked: the provider's page must not be offered again. */
  readonly closes: boolean;
  readonly sendBack: SendBack | null;
};

type Circumstances = {
  /** Set when the checkout is to end unless money came or may come. */
  readonly giveUp: GiveUpReason | undefined;
  /** The time to pay is over. */
  readonly isOver: boolean;
};

const stay: OrderStep = { move: null, closes: false, sendBack: null };

/** What an order's payments mean for it. A pure function: the caller does it, in one transaction. */
export function orderStep(status: OrderStatus, settlement: Settlement, circumstances: Circumstances): OrderStep {
  if (status === 'pending') return stepOfPending(settlement, circumstances);
  if (status === 'approved') return stepOfApproved(settlement);
  return stepOfDead(settlement, circumstances);
}

function stepOfPending({ verdict, surplus }: Settlement, { giveUp }: Circumstances): OrderStep {
  if (verdict.kind === 'paid') {
    return { ...stay, move: { to: 'approved', reason: 'paid' }, sendBack: backOf(surplus, 'twice') };
  }
  if (verdict.kind === 'review') return { ...stay, closes: true };
  if (verdict.kind === 'rejected') return { ...stay, move: { to: 'rejected', reason: 'payment_rejected' } };
  if (verdict.kind === 'cancelled') return { ...stay, move: { to: 'failure', reason: 'payment_cancelled' } };
  if (giveUp === undefined) return stay;
  const to = verdict.kind === 'partly' ? verdict.endsAs : 'failure';
  return { ...stay, move: { to, reason: giveUp }, sendBack: backOf(surplus, 'partial') };
}

function stepOfApproved({ verdict, surplus }: Settlement): OrderStep {
  return verdict.kind === 'paid' ? { ...stay, sendBack: backOf(surplus, 'twice') } : stay;
}

/** Money for an order whose units went back: it is sold after all if they can be taken again, else the money goes back. */
function stepOfDead({ verdict, surplus }: Settlement, { isOver }: Circumstances): OrderStep {
  if (verdict.kind === 'paid') {
    const ifGone = { payments: verdict.by, reason: 'late' } as const;
    const move = verdict.isGone ? null : ({ to: 'approved', reason: 'late_payment', ifGone } as const);
    return { ...stay, move, sendBack: backOf(surplus, 'twice') };
  }
  // After a rejected card the buyer may still be paying with two others, so a part waits for its rest.
  return verdict.kind === 'partly' && isOver ? { ...stay, sendBack: backOf(surplus, 'partial') } : stay;
}

function backOf(payments: readonly PaymentKey[], reason: RefundReason): SendBack | null {
  return payments.length === 0 ? null : { payments, reason };
}
