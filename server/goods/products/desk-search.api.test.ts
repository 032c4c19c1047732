import { beforeAll, expect, test } from 'vitest';
import { productDesk } from '#contract/goods/product-desk.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

const goods = [
  [161, 'Remera Pampa', 'Ceibo', 'Azul', 16],
  [162, 'Buzo Otoño', 'Cardal', 'Gris', 17],
  [163, 'Top Nube', 'Ceibo', 'Blanco', 16],
  [1610, 'Jean 161', 'Nogal', 'Negro', 18],
] as const;

const here = openedDesk(purchaseScene);

beforeAll(async () => {
  await here.shop.pool.query(
    "insert into categories values (16, 'Remeras', 'women'), (17, 'Abrigos', 'women'), (18, 'Jeans', 'women')",
  );
  for (const [id, name, brand, color, category] of goods) {
    await here.shop.pool.query(
      `insert into products (id, name, description, gender, brand_name, color, current_price_minor, category_id)
      overriding system value values ($1, $2, '', 'women', $3, $4, 100, $5)`,
      [id, name, brand, color, category],
    );
  }
});

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
  const { products, total } = await here.admin.call(productDesk.list, { search });
  expect([products.map(({ id }) => id), total]).toEqual([ids, ids.length]);
});
