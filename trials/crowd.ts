import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { returns } from '#contract/sales/returns/returns.ts';
import type { Actor } from '#test/actor.ts';
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

/** Buys, pays, fails to pay, cancels, leaves and sends goods back until stopped. */
export async function shopAround(buyer: Actor, crowd: Crowd): Promise<void> {
  while (!crowd.signal.aborted) {
    await attempt(crowd, () => (crowd.dice(4) === 0 ? sendBack(buyer, crowd) : visit(buyer, crowd)));
  }
}

/** Asks to return a unit of any own order that was sent, for the money or for another size; some change their mind. */
async function sendBack(buyer: Actor, { shop, dice }: Crowd): Promise<void> {
  const { rows } = await shop.pool.query<{ reference: string }>(
    `select reference from orders join users on users.id = user_id
      where username = $1 and fulfilment in ('dispatched', 'delivered') order by random() limit 1`,
    [buyer.username],
  );
  const [order] = rows;
  if (!order) return;
  const { reference } = order;
  const { lines } = await buyer.call(returns.offer, { reference });
  const line = lines.find(({ left }) => left > 0);
  if (!line) return;
  const variantId = line.sizes.find(({ left }) => left > 0)?.variantId;
  const wish =
    variantId !== undefined && dice(2) === 0
      ? ({ wants: 'exchange', variantId } as const)
      : ({ wants: 'refund' } as const);
  const asked = { reference, request: randomUUID(), lines: [{ position: line.position, quantity: 1, ...wish }] };
  const [made, again] = await Promise.allSettled([
    buyer.call(returns.request, asked),
    buyer.call(returns.request, asked),
  ]);
  const answered = [made, again].find((one) => one.status === 'fulfilled');
  if (!answered) throw made.status === 'rejected' ? made.reason : new Error('no answer');
  if (dice(5) === 0) await buyer.call(returns.cancel, { reference, id: answered.value.id });
}

async function visit(buyer: Actor, { shop, goods, dice }: Crowd): Promise<void> {
  const lines = Array.from({ length: 1 + dice(2) }, () => goods[dice(goods.length)]).flatMap((good) =>
    good ? [{ variantId: good.variantId, quantity: 1 + dice(2) }] : [],
  );
  const { init_point, reference } = await buyer.call(checkout.start, { cartItems: lines });
  const fate = dice(10);
  if (fate < 6) {
    const { told } = await shop.payments.pay(init_point, 'approved');
    if (dice(2) === 0) await buyer.call(orders.record, { payment_id: told, reference });
    if (dice(8) === 0) await buyer.call(cancellations.byBuyer, { reference });
  } else if (fate < 7) {
    await shop.payments.pay(init_point, 'rejected');
    await buyer.call(orders.record, { reference });
  } else if (fate < 8) {
    const { id } = await shop.payments.pay(init_point, 'pending');
    await shop.payments.decide(id, dice(2) === 0);
  } else if (fate < 9) {
    await buyer.call(orders.cancel, { reference });
  }
}

/** Does something once, and counts the result. */
export async function attempt({ shop, outcome, dice }: Crowd, work: () => Promise<void>): Promise<void> {
  outcome.calls += 1;
  try {
    await work();
  } catch (error) {
    if (error instanceof ShopError) {
      if (error.status >= 500 && error.status !== 503) outcome.wrong.push(`${error.status} ${error.code}`);
      if (error.status === 503) outcome.away += 1;
      else outcome.refused += 1;
    } else if (shop.payments.isRefusal(error)) {
      // For example, the second payment of a page before the shop knows of the first.
      outcome.refused += 1;
    } else {
      // No response: the process was killed.
      outcome.away += 1;
    }
    await pause(20 + dice(80));
  }
}
