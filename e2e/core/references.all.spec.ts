import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { pageAddresses } from '../fixtures/page-addresses.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { openAlbum } from '../references/album.ts';
import { customerScenes, newcomerScenes } from '../references/customer-scenes.ts';
import { deskScenes } from '../references/desk-scenes.ts';
import { guestScenes } from '../references/guest-scenes.ts';
import { photographed, photoVisit } from '../references/photo-visit.ts';
import { purchaseScenes } from '../references/purchase-scenes.ts';
import { openReferenceShop } from '../references/reference-shop.ts';
import { page } from '../references/scene.ts';
import { serveWaits, waitScenes } from '../references/trouble-scenes.ts';

/** Second addresses of a page that has a reference. */
const sameAsOthers = new Set(['/account', '/construction', '/creation']);

/** In ms. A test takes half a minute on a free machine, and much longer beside others. */
const limits = { timeout: 1_200_000 };

type Shop = Awaited<ReturnType<typeof openReferenceShop>>;
let shop: Shop;

test.beforeAll(async () => {
  openAlbum();
  shop = await openReferenceShop();
}, limits.timeout);
test.afterAll(() => shop.close());

test.describe('LOOK-1 every screen looks like its reference', limits, () => {
  test('for guests', async () => {
    const here = await photoVisit('guest', shop.url);
    for (const scene of guestScenes) await here.show(scene);
    expect(await here.differences()).toEqual([]);
  });

  test('for customers', async () => {
    const here = await photoVisit('customer', shop.url);
    await logIn(here.page, 'maria', 'maria1234', shop.url);
    for (const scene of customerScenes) await here.show(scene);
    expect(await here.differences()).toEqual([]);
  });

  test('for administrators', async () => {
    const here = await photoVisit('desk', shop.url);
    await logIn(here.page, 'admin', 'admin1234', shop.url);
    for (const scene of deskScenes) await here.show(scene);
    expect(await here.differences()).toEqual([]);
  });

  test('for buyers', async () => {
    const here = await photoVisit('buyer', shop.url);
    await logIn(here.page, 'cliente', 'cliente1234', shop.url);
    for (const scene of purchaseScenes(shop.sandboxUrl)) await here.show(scene);
    expect(await here.differences()).toEqual([]);
  });

  test('when the shop cannot answer', async () => {
    const here = await photoVisit('trouble', shop.url);
    await serveWaits(here.context);
    for (const scene of waitScenes) await here.show(scene);
    await logIn(here.page, 'maria', 'maria1234', shop.url);
    await shop.pool.query('alter table favourites rename to favourites_away');
    await here.show(page('/user/wishlist', 'failed'));
    await shop.pool.query('alter table favourites_away rename to favourites');
    expect(await here.differences()).toEqual([]);
  });

  test('for a new customer', async () => {
    const here = await photoVisit('newcomer', shop.url);
    await register(here.page, shop.url);
    for (const scene of newcomerScenes) await here.show(scene);
    expect(await here.differences()).toEqual([]);
  });

  // Last, over the photos of this file.
  test('no page is without a reference', () => {
    const lacking = Object.keys(pageAddresses).filter((path) => {
      const pattern = new URLPattern({ pathname: path });
      return !sameAsOthers.has(path) && ![...photographed].some((pathname) => pattern.test({ pathname }));
    });
    expect(lacking).toEqual([]);
  });
});

async function register(here: Page, shopUrl: string): Promise<void> {
  const answer = await here.request.post('/api/users/create', {
    headers: { origin: shopUrl },
    data: { name: 'Julia Ríos', email: 'julia@example.com', user_name: 'julia', user_password: 'secreta1' },
  });
  expect(answer.status()).toBe(201);
  await logIn(here, 'julia', 'secreta1', shopUrl);
}
