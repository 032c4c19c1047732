import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { administrator } from '../actors/administrator.ts';
import { boughtOrder } from '../actors/bought-order.ts';
import { ownAdministrator } from '../office/desk-list.ts';

const isLive = (url: string) => new URL(url).pathname === '/api/admin/orders/live';

/** Opens a page of the back office and waits until its stream is open. */
async function openDesk(page: Page, path: string): Promise<void> {
  const answered = page.waitForResponse((response) => isLive(response.url()) && response.ok());
  await administrator(page).enter(path);
  await answered;
}

/** Buys in another browser. */
async function bought() {
  const shop = await visit();
  const order = await boughtOrder(shop.page);
  await shop.close();
  return order;
}

const newOrders = (page: Page) => page.getByRole('button', { name: /^Hay (?:1 orden nueva|[\d.]+ órdenes nuevas)$/ });

test('DESK-5 a paid order is told on the open list, which loads it when it is asked to', async ({ page }) => {
  await openDesk(page, '/admin/orders');
  const rows = page.locator('main [data-row-link]');
  const before = await rows.allTextContents();
  const buying = bought();
  await newOrders(page).waitFor();
  const { number } = await buying;
  expect(await rows.allTextContents()).toEqual(before);
  await newOrders(page).click();
  await page
    .locator('main [data-row-link]')
    .filter({ hasText: `N° ${number}` })
    .first()
    .waitFor();
});

test('DESK-5 a toast names the paid order and leads to it', async ({ page }) => {
  await openDesk(page, '/admin/clients');
  // Watched from inside the page: it is shown for three seconds, and other tests buy at the same time.
  const told = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        new MutationObserver(() => {
          for (const { textContent } of document.querySelectorAll('output > *')) seen.push(textContent ?? '');
          if (seen.some((text) => text.startsWith('Nueva orden'))) resolve(seen);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await bought();
  expect((await told).join()).toMatch(/Nueva orden \d+Ver la orden/);
});

test('DESK-5 what is being written stays while orders arrive', async ({ page }) => {
  await openDesk(page, '/admin/orders?fulfilment=to_prepare');
  const search = page.getByLabel(/Número de orden, cliente/);
  await search.fill('Gómez');
  const first = await bought();
  await newOrders(page).waitFor();
  expect(await search.inputValue()).toBe('Gómez');
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  // The counts wait until nobody is typing any more.
  const counted = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/admin/orders/counts');
  await search.blur();
  expect((await counted).ok()).toBe(true);
  expect(await search.inputValue()).toBe('Gómez');
  await page.goto(`/admin/orders/${first.reference}`);
  const answered = page.waitForResponse((response) => isLive(response.url()) && response.ok());
  await page.reload();
  await answered;
  const note = page.getByLabel('Nota interna');
  await note.fill('Llamar antes de enviar');
  await bought();
  await newOrders(page).waitFor({ state: 'attached' });
  expect(await note.inputValue()).toBe('Llamar antes de enviar');
});

test('DESK-5 the views’ counts and the first page follow by themselves', async ({ visit }) => {
  const desk = await visit();
  await openDesk(desk.page, '/admin/orders');
  const asked = desk.page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/admin/orders/counts',
  );
  const home = await visit();
  await openDesk(home.page, '/admin/principal');
  const renewed = home.page.waitForResponse((response) => response.url().includes('/admin/principal.data'));
  await bought();
  expect((await asked).ok()).toBe(true);
  expect((await renewed).ok()).toBe(true);
  await desk.close();
  await home.close();
});

test('DESK-5 a tab has one stream, only in the back office, and works without it', async ({ page }) => {
  let streams = 0;
  page.on('request', (request) => {
    if (isLive(request.url())) streams += 1;
  });
  await openDesk(page, '/admin/orders');
  await page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: 'Clientes', exact: true })
    .click();
  await page.waitForURL('**/admin/clients');
  expect(streams).toBe(1);
  await page.getByRole('link', { name: 'Ver la tienda' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(streams).toBe(1);
  await page.route('**/api/admin/orders/live*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/admin/orders');
  await page.locator('main [data-row-link]').first().waitFor();
  await expect.poll(() => streams).toBe(2);
  await page.locator('main [data-row-link]').first().click();
  await page.getByLabel('Nota interna').waitFor();
});

test('DESK-2 the list is downloaded as a spreadsheet, with its filters', async ({ page, owner }) => {
  const { number } = await bought();
  await owner.enter(`/admin/orders?number=${number}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Descargar planilla' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^ordenes-\d{4}-\d\d-\d\d\.csv$/);
  const answer = await page.request.get(`/admin/export/orders?number=${number}`);
  const lines = (await answer.text()).split('\r\n');
  expect([lines.length, lines[1]?.startsWith(`${number};`)]).toEqual([3, true]);
});

test('DESK-5 an administrator switches the e-mails of paid orders off and on', async ({ page }) => {
  await ownAdministrator(page);
  await page.goto('/admin/profile');
  const box = page.getByLabel('Recibir un correo por cada orden pagada');
  expect(await box.isChecked()).toBe(true);
  const saved = () => page.waitForResponse((response) => response.url().includes('/admin/profile/orders.data'));
  for (const isWanted of [false, true]) {
    const done = saved();
    await box.click();
    await done;
    await page.reload();
    expect(await box.isChecked()).toBe(isWanted);
  }
});
