import { setTimeout as pause } from 'node:timers/promises';
import { checkout } from '#contract/checkout.ts';
import { ShopError } from '#contract/errors.ts';
import { orders } from '#contract/orders.ts';
import type { Actor } from '#test/actor.ts';
import { SandboxRefusal } from '../sandbox/control.ts';
import type { Good } from './goods.ts';
import type { WholeShop } from './whole-shop.ts';

/** The results of the calls of a crowd. `wrong` are responses that must never happen. */
export type Outcome = { calls: number; refused: number; away: number; readonly wrong: string[] };

/** Returns a number from 0 up to below `most`. */
type Dice = (most: number) => number;

/** Returns pseudo-random numbers by a seed, so that a run can be repeated. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

export type Crowd = {
  readonly shop: WholeShop;
  readonly goods: readonly Good[];
  readonly dice: Dice;
  readonly outcome: Outcome;
  readonly signal: AbortSignal;
};

/** Buys, pays, fails to pay, cancels and leaves until stopped. */
export async function shopAround(buyer: Actor, crowd: Crowd): Promise<void> {
  while (!crowd.signal.aborted) await attempt(crowd, () => visit(buyer, crowd));
}

async function visit(buyer: Actor, { shop, goods, dice }: Crowd): Promise<void> {
  const lines = Array.from({ length: 1 + dice(2) }, () => goods[dice(goods.length)]).flatMap((good) =>
    good ? [{ id: good.id, brandSize: good.brandSize, quantity: 1 + dice(2) }] : [],
  );
  const { init_point, reference } = await buyer.call(checkout.start, { cartItems: lines });
  const preference = new URL(init_point).searchParams.get('pref_id') ?? '';
  const fate = dice(10);
  if (fate < 5) {
    const { payment } = await shop.control.payPreference({ preference_id: preference, cardholder: 'APRO' });
    if (dice(2) === 0) await buyer.call(orders.record, { payment_id: payment.id, reference });
  } else if (fate < 6) {
    await shop.control.payPreference({ preference_id: preference, cardholder: 'OTHE' });
    await buyer.call(orders.record, { reference });
  } else if (fate < 7) {
    const { payment } = await shop.control.payPreference({ preference_id: preference, cardholder: 'CONT' });
    await shop.control.movePayment(payment.id, { status: dice(2) === 0 ? 'approved' : 'rejected' });
  } else if (fate < 9) {
    await buyer.call(orders.cancel, { reference });
  }
}

/** Does something once, and counts the result. */
export async function attempt({ outcome, dice }: Crowd, work: () => Promise<void>): Promise<void> {
  outcome.calls += 1;
  try {
    await work();
  } catch (error) {
    if (error instanceof ShopError) {
      if (error.status >= 500 && error.status !== 503) outcome.wrong.push(`${error.status} ${error.code}`);
      if (error.status === 503) outcome.away += 1;
      else outcome.refused += 1;
    } else if (error instanceof SandboxRefusal) {
      // For example, the second payment of a page before the shop knows of the first.
      outcome.refused += 1;
    } else {
      // No response: the process was killed.
      outcome.away += 1;
    }
    await pause(20 + dice(80));
  }
}
