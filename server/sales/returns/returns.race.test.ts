import { beforeAll, describe, expect, test } from 'vitest';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { returns } from '#contract/sales/returns/returns.ts';
import type { Actor } from '#test/actor.ts';
import { returnScene, type ReturnScene } from '#test/return-scene.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

let scene: ReturnScene;
let ana: Actor;
let eva: Actor;

beforeAll(async () => {
  [ana, eva] = [await here.shop.admin('ana'), await here.shop.admin('eva')];
  scene = returnScene(here.shop, ana);
  await scene.loseNotices();
});

/** Runs calls at once; returns the codes of those that were refused. */
async function refusals(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls);
  const reasons: unknown[] = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  return reasons.map((reason) => (reason instanceof ShopError ? reason.code : String(reason)));
}

const refunded = [{ position: 0, restock: 1, outcome: 'refund' as const }];

describe('BACK-5 at the same time', () => {
  test('two buyers want the last unit of a size: exactly one gets it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const first = await scene.arrivedOrder({ units: 1 });
      const second = await scene.arrivedOrder({ units: 1 });
      // The second buyer has the same shirt: its order is of the first one's product.
      await here.shop.pool.query(
        `update order_lines set product_id = $1, variant_id = (select id from variants where product_id = $1 and brand_size = 'M')
         where order_reference = $2`,
        [first.shirt.id, second.reference],
      );
      await here.shop.pool.query(`update variants set stock = 1 where product_id = $1 and brand_size = 'L'`, [
        first.shirt.id,
      ]);
      const ask = ({ person, reference }: typeof first) => scene.ask(person, reference, [scene.line('exchange')]);
      expect(await refusals([ask(first), ask(second)])).toEqual(['return_size_sold_out']);
      expect(await scene.stockOf(first.shirt, 'L')).toBe(0);
    }
  });

  test('forms of one buyer never ask for more units than were bought', async () => {
    const { person, reference, shirt } = await scene.arrivedOrder({ units: 3, larger: 9 });
    const ask = (quantity: number) => scene.ask(person, reference, [scene.line('exchange', quantity)]);
    const codes = await refusals([ask(2), ask(2), ask(2), ask(2)]);
    expect(codes).toEqual(['return_units', 'return_units', 'return_units']);
    expect(await scene.stockOf(shirt, 'L')).toBe(7);
  });

  test('two administrators close a return: one refund, one event, the units back once', async () => {
    const { person, reference, payment, shirt } = await scene.arrivedOrder();
    const id = await scene.received(person, reference, [scene.line('refund')]);
    const close = (who: Actor) => scene.close(id, refunded, {}, who);
    expect(await refusals([close(ana), close(eva), close(ana), close(eva)])).toEqual([
      'return_moved',
      'return_moved',
      'return_moved',
    ]);
    expect(await scene.refundsAtProvider(payment)).toEqual(['approved 1000']);
    expect(await scene.stockOf(shirt, 'M')).toBe(9);
    expect((await scene.one(id)).steps.filter(({ to }) => to === 'closed')).toHaveLength(1);
  });

  test('a return that is closed while its line is refunded elsewhere is refunded once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { person, reference, payment } = await scene.arrivedOrder({ units: 1 });
      const id = await scene.received(person, reference, [scene.line('refund')]);
      const lines = [{ position: 0, quantity: 1, restock: false }];
      const elsewhere = () => scene.refund(eva, reference, { refund: { what: 'lines', lines } });
      const close = () => scene.close(id, refunded);
      const codes = await refusals(round % 2 === 0 ? [elsewhere(), close()] : [close(), elsewhere()]);
      expect(codes).toHaveLength(1);
      expect(['return_units', 'refund_units', 'refund_nothing_left']).toContain(codes[0]);
      expect(await scene.refundsAtProvider(payment)).toEqual(['approved 1000']);
      expect((await scene.one(id)).state).toBe(codes[0] === 'return_units' ? 'received' : 'closed');
    }
  });

  test('a return that is cancelled and rejected, or accepted, is one of them, and lets go once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { person, reference, shirt } = await scene.arrivedOrder();
      const { id } = await scene.ask(person, reference, [scene.line('exchange')]);
      const cancel = person.call(returns.cancel, { reference, id });
      expect(await refusals([cancel, scene.reject(id, eva)])).toEqual(['return_moved']);
      expect(await scene.stockOf(shirt, 'L')).toBe(5);
    }
  });
});
