import { logIn } from '../actors/ready-accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { isLive, openDesk } from './order-stream.ts';

test('DESK-5 a tab has one stream, only in the back office, and works without it', async ({ page }) => {
  let streams = 0;
  page.on('request', (request) => {
    if (isLive(request.url())) streams += 1;
  });
  await logIn(page, 'admin', 'admin1234');
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
