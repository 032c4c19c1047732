import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { productGrid } from '#contract/goods/grid/product-grid.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import type { Actor } from '#test/actor.ts';
import { gridScene } from '#test/product-grid.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { stockDifferences } from '../products/verify-stock.service.ts';

const here = openedDesk(gridScene);
let other: Actor;

beforeAll(async () => {
  other = await here.shop.admin('otra');
});

test('GOOD-4 a cell that somebody else changed is named with who and what, and nothing of the batch is written', async () => {
  const { scene } = here;
  const one = await scene.goods.product({ price: 100_000 });
  const two = await scene.goods.product({ price: 100_000, stock: 5 });
  await scene.saveAs(other, [{ field: 'currentPrice', productId: one.id, from: 1000, to: 1100 }]);
  await other.call(productDesk.stock, {
    productId: two.id,
    changes: [{ variantId: two.variantId, change: 3 }],
  });
  const before = await scene.written();
  const { code, errors, conflict } = await scene.refused([
    { field: 'currentPrice', productId: two.id, from: 1000, to: 1300 },
    { field: 'currentPrice', productId: one.id, from: 1000, to: 1200 },
    { field: 'stock', variantId: two.variantId, from: 5, to: 6 },
    { field: 'state', productId: 2_147_483_647, from: 'draft', to: 'published' },
  ]);
  expect(code).toBe('changed_meanwhile');
  expect(errors).toEqual([
    {
      path: 'changes.1.to',
      message: `Mientras tanto ${other.username} lo cambió a ${formatPrice(shopMoney(110_000))}.`,
    },
    { path: 'changes.2.to', message: `Mientras tanto ${other.username} lo cambió a 8.` },
    { path: 'changes.3.to', message: 'Este producto o talle ya no existe.' },
  ]);
  const present = productGrid.save.output.parse(conflict?.present);
  expect(present.products).toMatchObject([
    { id: one.id, currentPrice: { minor: 110_000 } },
    { id: two.id, sizes: [{ stock: 8 }] },
  ]);
  expect(await scene.written()).toBe(before);
});

test('GOOD-4 a field beside the one that somebody else changed is no conflict, and keeps what they wrote', async () => {
  const { scene } = here;
  const { id: productId } = await scene.goods.product({ price: 100_000 });
  await other.call(productDesk.setStates, { ids: [productId], state: 'archived' });
  await scene.save([{ field: 'currentPrice', productId, from: 1000, to: 1300 }]);
  expect(await scene.product(productId)).toMatchObject({ state: 'archived', currentPrice: { minor: 130_000 } });
  // The same by somebody else needs nothing.
  await scene.saveAs(other, [{ field: 'currentPrice', productId, from: 1000, to: 1300 }]);
});

test('GOOD-4 a state is a conflict if only the time of the publication was changed meanwhile, and says when it is', async () => {
  const { scene, shop } = here;
  const { id: productId } = await scene.goods.product({ price: 100_000 });
  const at = (hours: number) => new Date(shop.clock.now().getTime() + hours * 3_600_000);
  await shop.pool.query(`update products set state = 'scheduled', publish_at = $2 where id = $1`, [productId, at(1)]);
  const { products } = await here.admin.call(productGrid.list, {});
  const publishAt = products.find(({ id }) => id === productId)?.publishAt ?? null;
  await shop.pool.query('update products set publish_at = $2 where id = $1', [productId, at(48)]);
  const change = { field: 'state', productId, from: 'scheduled', to: 'draft' } as const;
  const { code, errors, conflict } = await scene.refused([{ ...change, publishAt }]);
  expect(code).toBe('changed_meanwhile');
  expect(errors[0]?.message).toMatch(/cambió a Programado \(\d{4}-.*:\d\d\)\.$/);
  const present = productGrid.save.output.parse(conflict?.present).products[0]?.publishAt ?? null;
  expect(present).not.toBe(publishAt);
  await scene.save([{ ...change, publishAt: present }]);
  expect(await scene.product(productId)).toMatchObject({ state: 'draft', publishAt: null });
});

test('GOOD-4 units that are sold while the grid is open stay sold, and the ledger adds up', async () => {
  const { scene, shop } = here;
  const { variantId, id, line } = await scene.goods.product({ stock: 9 });
  const buyer = await shop.customer('compradora');
  await buyer.call(checkout.start, { cartItems: [line(2)] });
  const { products } = await scene.save([{ field: 'stock', variantId, from: 9, to: 12 }]);
  expect(products[0]?.sizes[0]?.stock).toBe(10);
  const another = await shop.customer('compradorados');
  await another.call(checkout.start, { cartItems: [line(1)] });
  const { errors } = await scene.refused([{ field: 'stock', variantId, from: 10, to: 0 }]);
  expect(errors).toEqual([
    { path: 'changes.0.to', message: 'Mientras tanto se vendieron unidades: quedan 9 y no alcanza para restar tanto.' },
  ]);
  expect(await scene.goods.stock({ id })).toBe(9);
  expect(await stockDifferences(shop.db)).toEqual([]);
});

test('GOOD-4 purchases and saves at the same time lose no unit', async () => {
  const { scene, shop } = here;
  const { variantId, id, line } = await scene.goods.product({ stock: 50 });
  const buyers = await Promise.all(['una', 'dos', 'tres', 'cuatro'].map((name) => shop.customer(`corre${name}`)));
  const { key, ...saved } = await (async () => {
    const bought = buyers.map((buyer) => buyer.call(checkout.start, { cartItems: [line(3)] }));
    const [made] = await Promise.all([
      scene.save([
        { field: 'stock', variantId, from: 50, to: 60 },
        { field: 'currentPrice', productId: id, from: 1299.5, to: 1300 },
      ]),
      ...bought,
    ]);
    return made;
  })();
  expect(saved.saved).toBe(2);
  expect(await scene.goods.stock({ id })).toBe(48);
  const late = await shop.customer('tardia');
  await Promise.all([scene.undo(key), late.call(checkout.start, { cartItems: [line(1)] })]);
  expect(await scene.goods.stock({ id })).toBe(37);
  expect(await stockDifferences(shop.db)).toEqual([]);
});

test('GOOD-4 of two people who save one cell at once one is told', async () => {
  const { scene, admin } = here;
  const { id: productId } = await scene.goods.product({ price: 100_000 });
  const asked = (to: number) => ({
    key: randomUUID(),
    changes: [{ field: 'currentPrice' as const, productId, from: 1000, to }],
  });
  const outcomes = await Promise.allSettled([
    admin.call(productGrid.save, asked(1100)),
    other.call(productGrid.save, asked(1200)),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
