import type { Page } from '@playwright/test';
import { boughtOrder } from '../actors/bought-order.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { ownAdministrator } from '../office/desk-list.ts';
import { openDesk } from './order-stream.ts';

const newOrders = (page: Page) => page.getByRole('button', { name: /^Hay (?:1 orden nueva|[\d.]+ órdenes nuevas)$/ });

test('DESK-5 a paid order is told on every open page: the list loads it when it is asked to, the counts and the first page follow, a toast leads to it @all', async ({
  page,
  context,
  visit,
}) => {
  await logIn(page, 'admin', 'admin1234');
  const [home, clients] = [await context.newPage(), await context.newPage()];
  await openDesk(page, '/admin/orders');
  await openDesk(home, '/admin/principal');
  await openDesk(clients, '/admin/clients');
  const rows = page.locator('main [data-row-link]');
  const before = await rows.allTextContents();
  const counted = page.waitForResponse('**/api/admin/orders/counts');
  const renewed = home.waitForResponse((response) => response.url().includes('/admin/principal.data'));
  // It is shown for three seconds.
  const told = clients.locator('output > *').innerText();
  const { number } = await boughtOrder((await visit()).page);
  expect(await told).toMatch(new RegExp(`^Nueva orden ${number}\\s*Ver la orden$`));
  await newOrders(page).waitFor();
  expect((await counted).ok()).toBe(true);
  expect((await renewed).ok()).toBe(true);
  expect(await rows.allTextContents()).toEqual(before);
  await newOrders(page).click();
  await rows.filter({ hasText: `N° ${number}` }).waitFor();
});

test('DESK-5 what is being written stays while orders arrive @all', async ({ page, context, visit }) => {
  const shopping = await visit();
  const { reference } = await boughtOrder(shopping.page);
  await logIn(page, 'admin', 'admin1234');
  const file = await context.newPage();
  await openDesk(page, '/admin/orders?fulfilment=to_prepare');
  await openDesk(file, `/admin/orders/${reference}`);
  const search = page.getByLabel(/Número de orden, cliente/);
  const note = file.getByLabel('Nota interna');
  await note.fill('Llamar antes de enviar');
  await search.fill('Gómez');
  await boughtOrder(shopping.page);
  await newOrders(page).waitFor();
  await newOrders(file).waitFor({ state: 'attached' });
  await expect(note).toHaveValue('Llamar antes de enviar');
  await expect(search).toHaveValue('Gómez');
  await expect(search).toBeFocused();
  // The counts wait until nobody is typing any more.
  const counted = page.waitForResponse('**/api/admin/orders/counts');
  await search.blur();
  expect((await counted).ok()).toBe(true);
  await expect(search).toHaveValue('Gómez');
});

test('DESK-5 an administrator switches the e-mails of paid orders off @all', async ({ page }) => {
  await ownAdministrator(page);
  await page.goto('/admin/profile');
  const box = page.getByLabel('Recibir un correo por cada orden nueva');
  await expect(box).toBeChecked();
  const saved = page.waitForResponse((response) => response.url().includes('/admin/profile/orders.data'));
  await box.click();
  await saved;
  await page.reload();
  await expect(box).not.toBeChecked();
});
