import { expect, test } from 'vitest';
import { menus } from '#contract/site/menus.ts';
import { pages } from '#contract/site/pages.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { openShop } from '#test/shop.ts';
import { insertDemoPages } from './demo-pages.ts';

test('OWN-5 the demo has the pages that its buyers look for, in the footer', async () => {
  const shop = await openShop();
  const guest = shop.guest();
  expect(await guest.call(pages.list, {})).toEqual([]);
  await inTransaction(shop.db, insertDemoPages);
  const { footer } = await guest.call(menus.shown, {});
  expect(footer.find(({ title }) => title === 'Ayuda')?.links.map(({ to }) => to)).toEqual([
    '/paginas/cambios-y-devoluciones',
    '/paginas/envios',
    '/paginas/guia-de-talles',
    '/paginas/cookies',
    '/paginas/privacidad',
    '/paginas/preguntas-frecuentes',
    '/paginas/terminos-y-condiciones',
  ]);
  expect((await guest.call(pages.one, { slug: 'preguntas-frecuentes' })).questions.length).toBeGreaterThan(5);
  await shop.close();
});
