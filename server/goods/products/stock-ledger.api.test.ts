import { expect, test } from 'vitest';
import { productDesk } from '#contract/goods/product-desk.ts';
import { stock } from '#contract/goods/stock/stock.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { returnScene } from '#test/return-scene.ts';
import { shirt } from '#test/shirt.ts';
import { stockDifferences } from './verify-stock.service.ts';

const here = openedDesk(returnScene);

/** Returns the movements of all sizes of a product, oldest first, as 'M -2 sale buyer'; those of an order end with its mark. */
async function movementsOf(productId: number): Promise<string[]> {
  const { rows } = await here.shop.pool.query<{ told: string }>(
    `select concat_ws(' ', size, to_char(change, 'FMS9999'), kind, nullif(actor, ''), case when order_reference is not null then 'N°' end) as told
    from stock_movements where product_id = $1 order by id`,
    [productId],
  );
  return rows.map(({ told }) => told);
}

test('GOOD-7 a purchase that is left, one that is cancelled and an exchange are movements of their orders', async () => {
  const { admin, scene, shop } = here;
  const { person, shirt: bought, reference } = await scene.arrivedOrder({ units: 2 });
  const second = await person.call(checkout.start, { cartItems: [bought.line(1)] });
  await admin.call(orderDesk.setStatus, { payment_id: second.reference, status: 'failure' });
  const { person: other, reference: paid } = await scene.paidOrder();
  await other.call(cancellations.byBuyer, { reference: paid });
  const asked = await scene.ask(person, reference, [scene.line('exchange')]);
  await scene.accept(asked.id);
  await scene.receive(asked.id);
  await scene.close(asked.id, [{ position: 0, outcome: 'refund', restock: 1 }]);
  expect(await movementsOf(bought.id)).toEqual([
    'M +10 opening',
    'L +5 opening',
    'M -2 sale buyer N°',
    'M -1 sale buyer N°',
    `M +1 release admin:${admin.username} N°`,
    'L -1 exchange buyer N°',
    `M +1 return admin:${admin.username} N°`,
    `L +1 exchange admin:${admin.username} N°`,
  ]);
  const { rows } = await shop.pool.query<{ kind: string }>(
    'select kind from stock_movements where order_reference = $1 order by id',
    [paid],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['sale', 'return']);
  expect(await stockDifferences(shop.db)).toEqual([]);
});

test('GOOD-7 what administrators change in the form, the dialog and the calls, and a size and a product that go, are movements', async () => {
  const { admin, shop } = here;
  const sizes = [
    { brandSize: 'M', isInStock: true, stock: 4 },
    { brandSize: 'L', isInStock: true, stock: 3 },
  ];
  const { id, variants } = await admin.call(productDesk.create, { ...shirt, currentPrice: '100', variants: sizes });
  const [medium = 0] = variants.map(({ variantId }) => variantId);
  await admin.call(productDesk.stock, { productId: id, changes: [{ variantId: medium, change: 2 }] });
  await admin.call(stock.take, [{ variantId: medium, quantity: 1 }]);
  const kept = { brandSize: 'M', isInStock: true, variantId: medium, stock: 7, seenStock: 5 };
  await admin.call(productDesk.update, { ...shirt, currentPrice: '100', variants: [kept], productId: id });
  await admin.call(productDesk.remove, { productId: id });
  const by = `admin:${admin.username}`;
  expect(await movementsOf(id)).toEqual([
    `M +4 opening ${by}`,
    `L +3 opening ${by}`,
    `M +2 count ${by}`,
    `M -1 correction ${by}`,
    `L -3 removed ${by}`,
    `M +2 count ${by}`,
    `M -7 removed ${by}`,
  ]);
  expect(await stockDifferences(shop.db)).toEqual([]);
});

test('GOOD-7 what a process of the version before, or anybody by hand, changes beside the ledger is a movement too, and history stays', async () => {
  const { scene, shop } = here;
  const { id, variantId } = await scene.product({ stock: 5 });
  await shop.pool.query('update variants set stock = stock - 2 where id = $1', [variantId]);
  await shop.pool.query('delete from variants where id = $1', [variantId]);
  expect(await movementsOf(id)).toEqual(['M +5 opening', 'M -2 unnamed', 'M -3 removed']);
  for (const change of [
    'delete from stock_movements',
    'update stock_movements set change = 1',
    'truncate stock_movements',
  ]) {
    await expect(shop.pool.query(change)).rejects.toThrow('only added to');
  }
});

test('GOOD-7 a size whose units are not the sum of its movements is named', async () => {
  const { scene, shop } = here;
  const { id: productId, variantId } = await scene.product({ stock: 5 });
  await shop.pool.query(
    `alter table variants disable trigger user; update variants set stock = 3 where id = ${variantId};
    alter table variants enable trigger user`,
  );
  expect(await stockDifferences(shop.db)).toEqual([{ productId, variantId, size: 'M', stock: 3, moved: 5 }]);
});
