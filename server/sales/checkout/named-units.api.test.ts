import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { call } from '#contract/core/protocol/call.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { catalogue } from '#contract/goods/products.ts';
import { stock } from '#contract/goods/stock/stock.ts';
import { bagBreachWords } from '#contract/sales/checkout/bag-rule.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { PreparedClient } from '#platform/database/prepared-client.ts';
import { createApi } from '#server/start/api.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(purchaseScene);

/** A line of a bag with all that the requirements let a client send. */
const literal = ({ id, name }: { readonly id: number; readonly name: string }, quantity: number, brandSize = 'M') => ({
  id,
  name,
  image: '/media/a',
  currentPrice: 0.01,
  color: 'Blanco',
  brandSize,
  quantity,
  variants: [{ brandSize, stock: 99 }],
});

const linesOf = async (reference: string) => {
  const { rows } = await here.shop.pool.query<{ variant_id: number | null; brand_size: string; quantity: number }>(
    'select variant_id, brand_size, quantity from order_lines where order_reference = $1 order by position',
    [reference],
  );
  return rows.map(({ variant_id: id, brand_size: size, quantity }) => [id, size, quantity]);
};

describe('the calls of the requirements name a product and a size', () => {
  test('CALL-14 in the query of a checkout, which becomes lines of the variants', async () => {
    const lia = await here.shop.customer('lia');
    const [shirt, coat] = [await here.scene.product(), await here.scene.product({ size: '42' })];
    const cartItems = encodeURIComponent(JSON.stringify([literal(coat, 2, '42'), literal(shirt, 1)]));
    const path = `/mercadopago/payment?cartItems=${cartItems}&emailAux=lia@example.com&envio=50`;
    const answer = await lia.send(path, { method: 'GET', headers: {} });
    const { init_point: address, reference }: { init_point: string; reference: string } = JSON.parse(
      await answer.text(),
    );
    expect(address).toContain('/checkout/');
    expect(await linesOf(reference)).toEqual([
      [shirt.variantId, 'M', 1],
      [coat.variantId, '42', 2],
    ]);
    const order = await lia.call(orders.one, { key: reference });
    expect(order.orderDetails).toMatchObject([
      { id: shirt.id, brandSize: 'M' },
      { id: coat.id, brandSize: '42' },
    ]);
  });

  test('CALL-13 in whatever case, and the same bag is the same order, whichever way it is named', async () => {
    const eva = await here.shop.customer('eva');
    const shirt = await here.scene.product();
    const { reference } = await eva.call(checkout.start, { cartItems: [literal(shirt, 2, ' m ')] });
    expect(await eva.call(checkout.start, { cartItems: [shirt.line(2)] })).toMatchObject({ reference });
    // A line with both is the variant's, whatever its word is by now.
    const both = { ...literal(shirt, 2, 'XXL'), variantId: shirt.variantId };
    expect(await eva.call(checkout.start, { cartItems: [both] })).toMatchObject({ reference });
    expect(await here.scene.stock(shirt)).toBe(8);
  });

  test('MEND-16 the limits of a purchase hold for a size that is named in two ways', async () => {
    const iva = await here.shop.customer('iva');
    const shirt = await here.scene.product({ stock: 500 });
    const most = await iva.call(checkout.start, { cartItems: [shirt.line(60), shirt.named(39)] });
    expect(await linesOf(most.reference)).toEqual([[shirt.variantId, 'M', 99]]);
    const more = await iva.refusal(checkout.start, { cartItems: [shirt.line(60), shirt.named(40)] });
    expect(more).toMatchObject({ code: 'invalid', errors: [{ message: bagBreachWords.units }] });
  });

  test('CALL-18 CALL-19 in a change of stock, with the lines of an order', async () => {
    const ana = await here.shop.customer('ana');
    const shirt = await here.scene.product({ stock: 5 });
    const { reference } = await ana.call(checkout.start, { cartItems: [shirt.line(2)] });
    const { orderDetails } = await ana.call(orders.one, { key: reference });
    const send = async (way: string, lines: readonly object[]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await here.admin.send(`/product/stock/${way}`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify(lines),
      });
      const after: unknown = JSON.parse(await answer.text());
      return after;
    };
    const after = { id: shirt.id, variantId: shirt.variantId, brandSize: 'M', isInStock: true };
    expect(await send('sumar', orderDetails)).toEqual([{ ...after, stock: 5 }]);
    expect(await send('restar', [literal(shirt, 1)])).toEqual([{ ...after, stock: 4 }]);
    // As lines of an order whose size is gone are written.
    expect(await send('restar', [{ ...literal(shirt, 1), variantId: null }])).toEqual([{ ...after, stock: 3 }]);
    expect(await send('restar', [literal(shirt, 1, 'XL')])).toMatchObject({ code: 'product_not_found' });
  });

  test('PAY-2 sizes of one word in two products are two variants', async () => {
    const uma = await here.shop.customer('uma');
    const [shirt, coat] = [await here.scene.product({ stock: 3 }), await here.scene.product({ stock: 3 })];
    const cartItems = [shirt.named(3), coat.named(1)];
    const { reference } = await uma.call(checkout.start, { cartItems });
    expect([await here.scene.stock(shirt), await here.scene.stock(coat)]).toEqual([0, 2]);
    expect(await linesOf(reference)).toEqual([
      [shirt.variantId, 'M', 3],
      [coat.variantId, 'M', 1],
    ]);
    expect((await here.admin.call(stock.take, [coat.named(2)])).map(({ id }) => id)).toEqual([coat.id]);
    expect((await here.admin.refusal(stock.take, [shirt.named()])).code).toBe('out_of_stock');
  });
});

test('PAY-4 a bag of variants takes no statement to find them, one of the requirements one for all of its lines', async () => {
  const query = vi.spyOn(PreparedClient.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  const api = createApi(here.shop.services);
  const goods = [await here.scene.product(), await here.scene.product(), await here.scene.product()];
  const statements = async (name: string, cartItems: Given<typeof checkout.start>['cartItems']) => {
    const { token } = await here.shop.customer(name);
    query.mockClear();
    await call(
      async (path, init) =>
        api.fetch(
          new Request(`${here.shop.settings.publicUrl}${here.shop.settings.apiBase}${path}`, {
            ...init,
            headers: { ...init.headers, authorization: `Bearer ${token}` },
          }),
          { ip: '127.0.0.1' },
        ),
      checkout.start,
      { cartItems },
    );
    return query.mock.calls.length;
  };
  const byId = await statements(
    'ida',
    goods.map((good) => good.line()),
  );
  const byName = await statements(
    'nora',
    goods.map((good) => good.named()),
  );
  expect(byName - byId).toBe(1);
});

describe('a size that is called otherwise since', () => {
  test('PAY-4 is still what bags and orders hold; what was sold keeps the word of then', async () => {
    const noa = await here.shop.customer('noa');
    const shirt = await here.scene.product({ stock: 6 });
    const first = await noa.call(checkout.start, { cartItems: [shirt.line(2)] });
    await here.shop.pool.query("update variants set brand_size = 'MEDIANO' where id = $1", [shirt.variantId]);
    expect((await noa.call(orders.one, { key: first.reference })).orderDetails).toMatchObject([
      { variantId: shirt.variantId, brandSize: 'M' },
    ]);
    await noa.call(orders.cancel, { reference: first.reference });
    expect(await here.scene.stock(shirt)).toBe(6);
    const second = await noa.call(checkout.start, { cartItems: [shirt.line(2)] });
    expect(await linesOf(second.reference)).toEqual([[shirt.variantId, 'MEDIANO', 2]]);
    expect((await here.shop.guest().call(catalogue.detail, { id: shirt.id })).variants).toMatchObject([
      { variantId: shirt.variantId, brandSize: 'MEDIANO', stock: 4 },
    ]);
  });
});

test('PAY-4 the line of a size that was deleted keeps its words, and nothing goes back to another size of that word', async () => {
  const ema = await here.shop.customer('ema');
  const shirt = await here.scene.product({ stock: 6 });
  const { reference } = await ema.call(checkout.start, { cartItems: [shirt.line(2)] });
  await here.shop.pool.query('delete from variants where id = $1', [shirt.variantId]);
  await here.shop.pool.query("insert into variants (product_id, brand_size, stock) values ($1, 'M', 1)", [shirt.id]);
  expect((await ema.call(orders.one, { key: reference })).orderDetails).toMatchObject([
    { id: shirt.id, variantId: null, brandSize: 'M', name: shirt.name },
  ]);
  await ema.call(orders.cancel, { reference });
  expect(await here.scene.stock(shirt)).toBe(1);
});
