import { expect, test } from 'vitest';
import { collectionDesk } from '#contract/site/collections/collection-desk.ts';
import { menus } from '#contract/site/menus.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(purchaseScene);

const entry = { text: 'Verano', target: { to: 'curated' as const, slug: 'verano' } };
const collection = { slug: 'verano', title: 'Verano', source: { by: 'rule' as const }, sort: 'newest' as const };
const shown = async () => (await here.shop.guest().call(menus.shown, {})).main;

test('GOOD-6 a collection has a place in the menu while it is public', async () => {
  const refused = await here.admin.refusal(menus.save, { main: [entry], footer: [] });
  expect(refused.errors).toEqual([{ path: 'main.0', message: 'La colección ya no existe' }]);
  await here.admin.call(collectionDesk.create, { ...collection, isPublic: false });
  const saved = await here.admin.call(menus.save, { main: [entry], footer: [] });
  expect(saved.broken).toEqual([{ place: 'main.0', problem: 'La colección no está publicada' }]);
  expect(await shown()).toEqual([]);
  await here.admin.call(collectionDesk.update, { ...collection, isPublic: true });
  expect(await shown()).toEqual([{ text: 'Verano', to: '/colecciones/verano', links: [] }]);
  await here.admin.call(collectionDesk.remove, { slug: 'verano' });
  expect(await shown()).toEqual([]);
});
