import { expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

/**
 * Runs statements, each with the same value, and returns the tags that the change feed sends, one text for each
 * message.
 */
async function toldBy(value: string | number, statements: readonly string[]): Promise<string[]> {
  const told: string[] = [];
  const client = await here.shop.pool.connect();
  client.on('notification', ({ payload = '' }) => told.push(payload.split(' ').toSorted().join(' ')));
  await client.query('listen changes');
  for (const statement of statements) await client.query(statement, [value]);
  client.release(true);
  return told;
}

test('an order invalidates its buyer’s tag, for reviews of its products, when it becomes or stops being approved', async () => {
  const product = await purchaseScene(here.shop).product({ stock: 5 });
  const buyer = await here.shop.customer('compradora');
  const { reference } = await buyer.call(checkout.start, { cartItems: [product.line()] });
  const { rows } = await here.shop.pool.query<{ id: number }>("select id from users where username = 'compradora'");
  const tag = `author:${rows[0]?.id}`;
  const quiet = 'update orders set expires_at = now() where reference = $1';
  const to = (status: string) => `update orders set status = '${status}', is_open = false where reference = $1`;
  expect(await toldBy(reference, [quiet, to('rejected'), to('failure')])).toEqual([]);
  expect(await toldBy(reference, [to('approved'), quiet])).toEqual([tag]);
  expect(await toldBy(reference, [to('failure')])).toEqual([tag]);
});

test('a size invalidates the lists only when it comes into or goes out of stock', async () => {
  const { id } = await purchaseScene(here.shop).product({ stock: 2 });
  const tag = `product:${id}`;
  const sell = 'update variants set stock = stock - 1 where product_id = $1';
  expect(await toldBy(id, [sell])).toEqual([tag]);
  expect(await toldBy(id, [sell])).toEqual([`lists ${tag}`]);
  expect(await toldBy(id, ['update variants set stock = 0 where product_id = $1'])).toEqual([]);
  expect(await toldBy(id, ['update variants set stock = 3 where product_id = $1'])).toEqual([`lists ${tag}`]);
});

test('a product invalidates its own tag and the lists of its gender, of both genders when it changes gender', async () => {
  const { id } = await purchaseScene(here.shop).product();
  const tag = `product:${id}`;
  const set = (change: string) => `update products set ${change} where id = $1`;
  expect(await toldBy(id, [set("color = 'Ocre'")])).toEqual([`list:women ${tag}`]);
  expect(await toldBy(id, [set("gender = 'men'")])).toEqual([`list:men list:women ${tag}`]);
  expect(await toldBy(id, [set("color = 'Ocre'")])).toEqual([]);
});

test('the texts of a product in another language invalidate what the product itself does', async () => {
  const { id } = await purchaseScene(here.shop).product();
  const told = `lists product:${id}`;
  const set = (change: string) => `update product_texts set ${change} where product_id = $1`;
  expect(await toldBy(id, ["insert into product_texts (product_id, language) values ($1, 'en')"])).toEqual([told]);
  expect(await toldBy(id, [set("care_info = 'Hand wash'")])).toEqual([told]);
  expect(await toldBy(id, [set("care_info = 'Hand wash'")])).toEqual([]);
  expect(await toldBy(id, ['delete from product_texts where product_id = $1'])).toEqual([told]);
});

test('a new name invalidates the pages with reviews of that author and what is kept of the person; no other change of a person does', async () => {
  await here.shop.customer('reseñista');
  const set = (change: string) => `update users set ${change} where username = $1`;
  const { rows } = await here.shop.pool.query<{ id: number }>("select id from users where username = 'reseñista'");
  const id = rows[0]?.id;
  expect(await toldBy('reseñista', [set("phone = '11'"), set("name = 'Rita'")])).toEqual([
    `person:${id}`,
    `author:${id}`,
  ]);
});
