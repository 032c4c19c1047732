import { beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';
import { shopMoney, toDecimal } from '#contract/core/money/money.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { wishlist } from '#contract/marketing/wishlist.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { shirt } from '#test/shirt.ts';

const here = openedDesk(purchaseScene);

beforeAll(async () => {
  await here.scene.product();
});

const given = (cost?: string | null) => ({
  ...shirt,
  currentPrice: '18990',
  variants: [{ brandSize: 'M', isInStock: true, stock: 3, ...(cost === undefined ? {} : { cost }) }],
});

test('GOOD-9 the cost of a size keeps its history, whoever changes it', async () => {
  const { id, variants } = await here.admin.call(productDesk.create, given('7654,32'));
  const variantId = variants[0]?.variantId;
  expect(variants[0]?.cost).toEqual(shopMoney(765_432));
  await here.admin.call(productDesk.update, { ...given('8000'), productId: id });
  // Saved again, and by a program that knows of no costs: nothing new.
  await here.admin.call(productDesk.update, { ...given('8000'), productId: id });
  await here.admin.call(productDesk.update, { ...given(), productId: id });
  await here.shop.pool.query('update variants set cost_minor = 900000 where id = $1', [variantId]);
  await here.admin.call(productDesk.update, { ...given(''), productId: id });
  const { costs } = await here.admin.call(productDesk.costs, { productId: id });
  expect(costs.map((one) => one.cost && toDecimal(one.cost))).toEqual([null, 9000, 8000, 7654.32]);
  expect(new Set(costs.map((one) => one.variantId))).toEqual(new Set([variantId]));
});

test.each(['0', '-3', 'x', '1.2345,678'])('GOOD-9 %j is no cost', async (cost) => {
  const refused = await here.admin.refusal(productDesk.create, given(cost));
  expect(refused.code).toBe('invalid');
  expect(new Set(refused.errors.map(({ path }) => path))).toEqual(new Set(['variants.0.cost']));
});

test('GOOD-9 the list says what is left of prices, sorts by it, and has products without a cost last', async () => {
  const named = (name: string, cost?: string) => ({ ...given(cost), name: `Margen ${name}` });
  await here.admin.call(productDesk.create, named('ancho', '7654,32'));
  await here.admin.call(productDesk.create, named('bajo', '16000'));
  await here.admin.call(productDesk.create, named('desconocido'));
  const listed = async (order: 'margin-asc' | 'margin-desc') => {
    const { products } = await here.admin.call(productDesk.list, { search: 'margen', order });
    return products.map(({ name, margin }) => [name, margin?.least]);
  };
  // 18.990 is 15.694,21 without 21 % of tax.
  const [wide, low] = [
    ['Margen ancho', 51.2],
    ['Margen bajo', -1.9],
  ];
  const unknown = ['Margen desconocido', undefined];
  expect(await listed('margin-asc')).toEqual([low, wide, unknown]);
  expect(await listed('margin-desc')).toEqual([wide, low, unknown]);
});

test('GOOD-9 no answer to a visitor or a customer has what goods cost, or their margin', async () => {
  const { id } = await here.admin.call(productDesk.create, given('7654,32'));
  const buyer = await here.shop.customer('curiosa');
  await buyer.call(wishlist.change, { username: 'curiosa', productId: id, action: 'add' });
  const calls = Object.values(api).flatMap((group) => Object.values<Endpoint>(group));
  const reads = calls.filter(({ method, permission }) => method === 'GET' && permission === undefined);
  let shown = 0;
  for (const { path } of reads) {
    const own = path.replace(/:username|:user_name|(?<=^\/users\/.+):id/, 'curiosa').replaceAll(/:\w+/g, String(id));
    const address = `${own}?id=${id}&productId=${id}&productName=Camisa&search=camisa&genrename=women&gender=women`;
    for (const { send } of [here.shop.guest(), buyer]) {
      const answer = await send(address, { method: 'GET', headers: {} });
      const text = await answer.text();
      if (text.includes(shirt.name)) shown += 1;
      expect([path, /7654[.,]?32|"cost|"margin/.exec(text)]).toEqual([path, null]);
    }
  }
  // The walk has met the product in many of them.
  expect(shown).toBeGreaterThan(15);
});
