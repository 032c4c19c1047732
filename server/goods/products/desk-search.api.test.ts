import { afterAll, beforeAll, expect, test } from 'vitest';
import { productDesk } from '#contract/goods/product-desk.ts';
import type { Actor } from '#test/actor.ts';
import { openShop } from '#test/shop.ts';
import type { Shop } from '#test/shop.ts';

let shop: Shop;
let admin: Actor;

const goods = [
  [161, 'Remera Pampa', 'Ceibo', 'Azul', 16],
  [162, 'Buzo Otoño', 'Cardal', 'Gris', 17],
  [163, 'Top Nube', 'Ceibo', 'Blanco', 16],
  [1610, 'Jean 161', 'Nogal', 'Negro', 18],
] as const;

beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
  await shop.pool.query(
    "insert into categories values (16, 'Remeras', 'women'), (17, 'Abrigos', 'women'), (18, 'Jeans', 'women')",
  );
  for (const [id, name, brand, color, category] of goods) {
    await shop.pool.query(
      `insert into products (id, name, description, gender, brand_name, color, current_price_minor, category_id)
      overriding system value values ($1, $2, '', 'women', $3, $4, 100, $5)`,
      [id, name, brand, color, category],
    );
  }
});

afterAll(() => shop.close());

test.each([
  ['161', [1610, 161]],
  ['N° 162', [162]],
  ['nº 162', [162]],
  ['n°162', [162]],
  ['remeras', [163, 161]],
  ['REMERA', [163, 161]],
  ['abrigo', [162]],
  ['ceibo azul', [161]],
  ['azul remeras ceibo', [161]],
  ['otono', [162]],
  ['buzos de otoño', [162]],
  ['pamp', [161]],
  ['ampa', [161]],
  ['100%', []],
  ['zapatilla', []],
])('MEND-35 the back office finds by %j', async (search, ids) => {
  const { products, total } = await admin.call(productDesk.list, { search });
  expect([products.map(({ id }) => id), total]).toEqual([ids, ids.length]);
});
