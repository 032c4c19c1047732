import { expect, test } from 'vitest';
import { wishlist } from '#contract/marketing/wishlist.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

test('CALL-24 WISH-1 a favourite is added and taken out, and doing so again changes nothing', async () => {
  const scene = purchaseScene(here.shop);
  const [first, second] = [await scene.product({ name: 'Uno' }), await scene.product({ name: 'Dos' })];
  const ana = await here.shop.customer('ana');
  const change = (productId: number, action: 'add' | 'remove') =>
    ana.call(wishlist.change, { username: 'ANA', productId, action, token: 'x' });
  await change(first.id, 'add');
  here.shop.clock.advance(1000);
  await change(second.id, 'add');
  const user = await change(second.id, 'add');
  expect(user).toMatchObject({ username: 'ana', Products: [{ name: 'Dos' }, { name: 'Uno' }] });
  expect(JSON.stringify(user)).not.toMatch(/password|argon2/);
  expect(await ana.call(wishlist.ids, { username: 'ana' })).toEqual([second.id, first.id]);
  await change(second.id, 'remove');
  expect((await change(second.id, 'remove')).Products.map(({ id }) => id)).toEqual([first.id]);
  expect((await ana.call(wishlist.list, { username: 'ana' })).map(({ id }) => id)).toEqual([first.id]);
  await here.shop.pool.query('delete from products where id = $1', [first.id]);
  expect(await ana.call(wishlist.list, { username: 'ana' })).toEqual([]);
});

test('CALL-24 somebody else’s list is refused to everybody, and stays as it is', async () => {
  const product = await purchaseScene(here.shop).product();
  const eva = await here.shop.customer('eva');
  await eva.call(wishlist.change, { username: 'eva', productId: product.id, action: 'add' });
  const strangers = [await here.shop.customer('mala'), await here.shop.admin('jefa')];
  for (const stranger of strangers) {
    for (const username of ['eva', String(eva.id), 'quien-sabe']) {
      expect((await stranger.refusal(wishlist.ids, { username })).status).toBe(403);
      expect((await stranger.refusal(wishlist.list, { username })).status).toBe(403);
      const theft = { username, productId: product.id, action: 'remove' } as const;
      expect((await stranger.refusal(wishlist.change, theft)).status).toBe(403);
    }
  }
  expect(await eva.call(wishlist.ids, { username: 'eva' })).toEqual([product.id]);
});

test('CALL-24 unknown products and actions are refused', async () => {
  const luz = await here.shop.customer('luz');
  const unknown = await luz.refusal(wishlist.change, { username: 'luz', productId: 999_999, action: 'add' });
  expect([unknown.code, unknown.status]).toEqual(['product_not_found', 404]);
  const headers = { 'content-type': 'application/json' };
  for (const body of [{}, { productId: 1 }, { productId: '1x', action: 'add' }, { productId: 1, action: 'toggle' }]) {
    const answer = await luz.send('/users/wishlist/luz', { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(422);
  }
});

test('CALL-24 fifty concurrent changes of five products end as sequential ones would', async () => {
  const scene = purchaseScene(here.shop);
  const goods = await Promise.all(Array.from({ length: 5 }, (_, index) => scene.product({ name: `Prisa ${index}` })));
  const sol = await here.shop.customer('sol');
  const change = ({ id }: { readonly id: number }, action: 'add' | 'remove') =>
    sol.call(wishlist.change, { username: 'sol', productId: id, action });
  const rush = Array.from({ length: 10 }, (_, turn) => goods.map((one) => change(one, turn % 2 ? 'remove' : 'add')));
  const answers = await Promise.all(rush.flat());
  for (const { Products } of answers) expect(new Set(Products.map(({ id }) => id)).size).toBe(Products.length);
  const settle = [0, 1, 2].flatMap(() => goods.map((one, index) => change(one, index < 3 ? 'add' : 'remove')));
  await Promise.all(settle);
  const ids = await sol.call(wishlist.ids, { username: 'sol' });
  expect(ids.toSorted((a, b) => a - b)).toEqual(
    goods
      .slice(0, 3)
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
  );
  const { rows } = await here.shop.pool.query('select 1 from favourites where user_id = $1', [sol.id]);
  expect(rows).toHaveLength(3);
});

test('CALL-24 a list holds 500, also when concurrent requests add the last ones', async () => {
  const paz = await here.shop.customer('paz');
  await purchaseScene(here.shop).product();
  await here.shop.pool.query(`
    insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
    select 'Prenda ' || n, '', 'women', 'Casa', 'Azul', 100, 900 from generate_series(1, 510) n`);
  const { rows } = await here.shop.pool.query<{ id: number }>(
    `select id from products where name like 'Prenda %' order by id`,
  );
  await here.shop.pool.query(
    `insert into favourites select $1, id, now() from products where name like 'Prenda %' order by id limit 495`,
    [paz.id],
  );
  const outcomes = await Promise.allSettled(
    rows.slice(495).map(({ id }) => paz.call(wishlist.change, { username: 'paz', productId: id, action: 'add' })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  const kept = await paz.call(wishlist.ids, { username: 'paz' });
  expect(kept).toHaveLength(500);
  const add = (productId: number) => ({ username: 'paz', productId, action: 'add' }) as const;
  expect((await paz.call(wishlist.change, add(kept[0] ?? 0))).Products).toHaveLength(500);
  const beyond = rows.find(({ id }) => !kept.includes(id));
  const full = await paz.refusal(wishlist.change, add(beyond?.id ?? 0));
  expect([full.status, full.detail]).toEqual([
    409,
    'Su lista de deseos está completa: puede guardar hasta 500 productos.',
  ]);
  expect((await paz.refusal(wishlist.change, add(999_999))).code).toBe('product_not_found');
});
