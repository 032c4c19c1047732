import { beforeAll, describe, expect, test } from 'vitest';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import type { Actor } from '#test/actor.ts';
import { fulfilmentSteps } from '#test/fulfilment-steps.ts';
import { refundScene } from '#test/refund-scene.ts';
import { openedScene } from '#test/opened-shop.ts';

let ana: Actor;
let eva: Actor;

const here = openedScene(refundScene, { losesNotices: true });

beforeAll(async () => {
  [ana, eva] = [await here.shop.admin('ana'), await here.shop.admin('eva')];
});

const byDesk = (who: Actor, reference: string) => who.call(cancellations.byDesk, { reference });
const byBuyer = (who: Actor, reference: string) => who.call(cancellations.byBuyer, { reference });

/** Runs calls at once; returns the codes of those that were refused. */
async function refusals(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls);
  const reasons: unknown[] = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  return reasons.map((reason) => (reason instanceof ShopError ? reason.code : String(reason)));
}

async function cancelledTimes(reference: string): Promise<number> {
  const steps = await fulfilmentSteps(ana, reference);
  return steps.filter(({ to }) => to === 'cancelled').length;
}

describe('BACK-1 at the same time', () => {
  test('buyer and administrators cancel an order: one refund, one event, the units back once', async () => {
    const { reference, person, payment, shirt } = await here.scene.paidOrder();
    const calls = Array.from({ length: 4 }, () => [
      byDesk(ana, reference),
      byBuyer(person, reference),
      byDesk(eva, reference),
    ]).flat();
    expect(await refusals(calls)).toEqual([]);
    expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 2050']);
    expect(await here.scene.stock(shirt)).toBe(10);
    expect(await cancelledTimes(reference)).toBe(1);
  });

  test('an order that is cancelled and dispatched is one or the other', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { reference, person, payment, shirt } = await here.scene.paidOrder();
      const send = () => eva.call(fulfilmentDesk.addParcel, { reference });
      const cancel = () => (round % 2 === 0 ? byDesk(ana, reference) : byBuyer(person, reference));
      const codes = await refusals(round % 3 === 0 ? [send(), cancel()] : [cancel(), send()]);
      const { state, parcels } = await ana.call(fulfilmentDesk.one, { reference });
      const isCancelled = state === 'cancelled';
      expect(codes).toEqual([isCancelled ? 'fulfilment_refused' : 'order_has_left']);
      expect(parcels).toHaveLength(isCancelled ? 0 : 1);
      expect(await here.scene.stock(shirt)).toBe(isCancelled ? 10 : 8);
      expect(await here.scene.refundsAtProvider(payment)).toEqual(isCancelled ? ['approved 2050'] : []);
    }
  });

  test('an order that is cancelled and refunded gives back no more than was paid, and its units once', async () => {
    const { reference, payment, shirt } = await here.scene.paidOrder();
    await refusals([here.scene.refund(eva, reference), byDesk(ana, reference), here.scene.refund(eva, reference)]);
    expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 2050']);
    expect(await here.scene.stock(shirt)).toBe(10);
    expect(await cancelledTimes(reference)).toBe(1);
  });
});
