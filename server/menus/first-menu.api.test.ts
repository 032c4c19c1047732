import { afterAll, beforeAll, expect, test } from 'vitest';
import { menus } from '#contract/menus.ts';
import { openShop } from '#test/shop.ts';
import type { Shop } from '#test/shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('OWN-5 SHELL-9 a shop whose owner changed nothing has the menu that is specified', async () => {
  expect(await shop.guest().call(menus.shown, {})).toEqual({
    main: [],
    footer: [
      {
        title: '',
        links: [
          { text: 'Nosotros', to: '/about' },
          { text: 'Desarrolladores', to: '/info/dev' },
        ],
      },
    ],
  });
  expect(await (await shop.admin()).call(menus.desk, {})).toMatchObject({ version: 0, broken: [] });
});
