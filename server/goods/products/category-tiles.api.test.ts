import { expect, test } from 'vitest';
import { catalogue } from '#contract/goods/products.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

test('LAND-7 a category is shown with its number of products and a picture of the newest that has one', async () => {
  const guest = here.shop.guest();
  expect(await guest.call(catalogue.tiles, {})).toEqual([]);
  const scene = purchaseScene(here.shop);
  const first = await scene.product({ name: 'Camisa Una' });
  const second = await scene.product({ name: 'Camisa Dos' });
  const third = await scene.product({ name: 'Camisa Tres' });
  await here.shop.pool.query('delete from product_images where product_id = $1', [third.id]);
  await here.shop.pool.query(
    `insert into product_images (product_id, position, path, width, height) values ($1, 0, '/media/uno', 4, 5), ($2, 0, '/media/dos', 4, 5)
     on conflict (product_id, position) do update set path = excluded.path`,
    [first.id, second.id],
  );
  const tiles = await guest.call(catalogue.tiles, {});
  expect(tiles.map(({ count, picture }) => [count, picture.path])).toEqual([[2, '/media/dos']]);
});
