import { expect, test } from 'vitest';
import { productDesk } from '#contract/goods/product-desk.ts';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { stockDifferences } from '#server/goods/products/verify-stock.service.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { returnScene } from '#test/return-scene.ts';

const here = openedDesk(returnScene);

test('GOOD-7 after purchases, cancellations, returns, counts and changes beside the ledger at once, it is the stock, in the order of its movements', async () => {
  const { admin, scene, shop } = here;
  const rare = await scene.product({ stock: 12 });
  const returning = await Promise.all([scene.arrivedOrder(), scene.arrivedOrder()]);
  const buyers = await Promise.all(Array.from({ length: 24 }, (_, at) => shop.customer(`tormenta${at}`)));

  const buys = buyers.map(async (buyer, at) => {
    const { init_point, reference } = await buyer.call(checkout.start, { cartItems: [rare.line(1)] });
    if (at % 3 === 0) return admin.call(orderDesk.setStatus, { payment_id: reference, status: 'failure' });
    await scene.pay(init_point, 'APRO');
    await buyer.call(orders.record, { reference });
    return at % 3 === 1 ? buyer.call(cancellations.byBuyer, { reference }) : undefined;
  });
  const returns = returning.map(async ({ person, reference }, at) => {
    const { id } = await scene.ask(person, reference, [scene.line('exchange')]);
    if (at === 0) return scene.reject(id);
    await scene.accept(id);
    await scene.receive(id);
    return scene.close(id, [{ position: 0, outcome: 'refund', restock: 1 }]);
  });
  const counts = Array.from({ length: 8 }, () =>
    admin.call(productDesk.stock, { productId: rare.id, changes: [{ variantId: rare.variantId, change: 1 }] }),
  );
  const beside = Array.from({ length: 8 }, () =>
    shop.pool.query('update variants set stock = stock + 1 where id = $1', [rare.variantId]),
  );
  await Promise.allSettled([...buys, ...returns, ...counts, ...beside]);

  expect(await stockDifferences(shop.db)).toEqual([]);
  const { rows } = await shop.pool.query(
    `select id from (
      select id, stock, sum(change) over (partition by variant_id order by id) as sum from stock_movements) as running
    where stock <> sum`,
  );
  expect(rows).toEqual([]);
  const { rows: kinds } = await shop.pool.query<{ kind: string; units: number }>(
    'select kind, sum(change)::int as units from stock_movements where variant_id = $1 group by kind',
    [rare.variantId],
  );
  const units = new Map(kinds.map((row) => [row.kind, row.units]));
  expect([units.get('opening'), units.get('count'), units.get('unnamed')]).toEqual([12, 8, 8]);
  expect(units.get('sale')).toBeLessThan(0);
  expect(units.get('release')).toBeGreaterThan(0);
});
