import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { administrator } from './administrator.ts';
import { misfits, violations } from './inspection.ts';
import { invalidDocument, invalidMarkup, nuFaults } from './markup.ts';
import { shopper } from './shopper.ts';
import { visit } from './visit.ts';
import type { Visit } from './visit.ts';

/** Where the photographs of all screens are kept, to look at. */
const album = join(import.meta.dirname, '..', '.cache', 'screens');

const narrowest = 320;
const photographed = [390, 768, 1440];

const forGuests = [
  '/',
  '/home?gender=Women',
  '/home?gender=Men&size=M&size=L&color=Azul&minPrice=20000&offers=true',
  '/home?search=zzzz',
  '/detail/1',
  '/detail/30',
  '/detail/999999',
  '/login',
  '/login?vista=crear',
  '/login/recovery',
  '/user/changepassword/nadie?clave=gastada',
  '/user/confirmemail?token=gastado',
  '/bag',
  '/about',
  '/pay',
  '/info/dev',
  '/failure?payment_id=123456&status=rejected&site_id=MLA&merchant_account_id=null',
  '/unsubscribe',
  '/outbox',
  '/muestrario',
];

const forCustomers = [
  '/home?gender=Women',
  '/detail/2',
  '/user',
  '/user/profile',
  '/user/orders',
  '/user/reviews',
  '/user/wishlist',
  '/user/changepassword',
];

const forAdministrators = [
  '/admin',
  '/admin/orders',
  '/admin/allproducts',
  '/admin/createproduct',
  '/admin/modification/1',
  '/admin/delete/1',
  '/admin/categories',
  '/admin/clients',
  '/admin/clients/cliente',
  '/admin/createadmin',
  '/admin/profile',
  '/admin/Publicidad',
  '/admin/reviews/1',
  '/admin/chatbot',
  '/admin/audit',
];

const fileOf = (who: string, path: string) => `${who}-${path.replace(/^\//, '').replace(/\W+/g, '_') || 'inicio'}`;

/** Photographs a screen at every width and returns what is wrong with it: with its fit at each, and once with axe. */
async function inspect({ page }: Visit, who: string, path: string): Promise<string[]> {
  await page.setViewportSize({ width: narrowest, height: 640 });
  await page.goto(path);
  const wrong = [...(await misfits(page)), ...(await invalidMarkup(page))].map((one) => `${narrowest} px: ${one}`);
  for (const width of photographed) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    wrong.push(...(await misfits(page)).map((one) => `${width} px: ${one}`));
    if (width !== 768) wrong.push(...(await violations(page)).map((one) => `${width} px: ${one}`));
    await page.screenshot({ path: join(album, `${fileOf(who, path)}-${width}.png`), fullPage: true });
  }
  return wrong.map((one) => `${path} at ${one}`);
}

async function inspectAll(seen: Visit, who: string, paths: readonly string[]): Promise<void> {
  await mkdir(album, { recursive: true });
  const wrong: string[] = [];
  for (const path of paths) wrong.push(...(await inspect(seen, who, path)));
  await seen.close();
  expect(wrong).toEqual([]);
}

describe('MEND-47 every screen is valid HTML, fits its window, is accessible and is photographed', () => {
  test('for guests', async () => inspectAll(await visit(), 'invitada', forGuests));

  test('for customers', async () => {
    const seen = await visit();
    const she = shopper(seen.page);
    await seen.page.goto('/login');
    await she.logIn('maria', 'maria1234');
    await seen.page.waitForURL((url) => url.pathname === '/');
    await she.openProduct('Women');
    await she.addToBag();
    const orders = await seen.page
      .goto('/user/orders')
      .then(() =>
        seen.page
          .locator('main a[href^="/user/orders/"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
      );
    await inspectAll(seen, 'clienta', [...forCustomers, '/bag', ...orders.slice(0, 1)]);
  });

  test('for administrators', async () => {
    const seen = await visit();
    await administrator(seen.page).enter();
    await inspectAll(seen, 'administradora', forAdministrators);
  });

  test('MEND-47 the letters in the outbox are valid HTML', async () => {
    const { page, close } = await visit();
    await page.goto('/outbox');
    const letters = page.locator('main a[href^="/outbox/"]');
    const paths = await letters.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const wrong: string[] = [];
    for (const path of paths.slice(0, 12)) {
      await page.goto(path);
      const source = (await page.locator('iframe').getAttribute('src')) ?? '';
      wrong.push(...(await invalidDocument(await (await page.request.get(source)).text())));
    }
    expect(wrong).toEqual([]);
    await close();
  });

  // Last, over all that the tests of this file have looked at.
  test('MEND-47 the Nu HTML Checker, where Java is, finds no error in any of these pages', async () => {
    expect(await nuFaults()).toEqual([]);
  });
});
