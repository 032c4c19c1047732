import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { orderTexts } from '#contract/sales/orders/order.texts.ts';
import { demoSettings } from '#demo/core/demo-settings.ts';
import { administrator } from '../actors/administrator.ts';
import { openOrder } from '../actors/bought-order.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { rows } from '../office/desk-list.ts';

test('AORD-1 AORD-2 AORD-3 MEND-17 MEND-18 orders are found, opened and settled @all', async ({ page, buyer }) => {
  await openOrder(page);
  await logIn(page, 'admin', 'admin1234');
  const she = administrator(page);
  const labels = backOfficeTexts.orderDesk;
  await she.enter('/admin/orders');
  await page.getByRole('heading', { name: orderTexts.title }).waitFor();
  await page.getByRole('button', { name: labels.search }).click();
  await she.toast(labels.emptySearch);
  expect(new URL(page.url()).search).toBe('');

  await page.getByRole('link', { name: 'Success' }).click();
  await page.waitForURL(/status=approved/);
  await expect(page.locator('[data-status]:not([data-status="approved"])')).toHaveCount(0);
  await rows(page).first().locator('[data-row-link]').click();
  const document = page.getByRole('dialog', { name: 'Orden de compra' });
  await document.getByRole('heading', { name: 'ORDEN DE COMPRA' }).waitFor();
  for (const part of [demoSettings.seller.company, demoSettings.seller.taxId, orderTexts.intro, 'Total: $']) {
    await document.getByText(part).first().waitFor();
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    document.getByRole('button', { name: /Descargar/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(orderTexts.fileName);
  await document.getByRole('button', { name: 'Cerrar' }).click();
  await page.waitForURL(/\/admin\/orders\?status=approved$/);
  const colourOf = (status: string) =>
    page
      .locator(`[data-status="${status}"]`)
      .first()
      .evaluate((mark) => getComputedStyle(mark).color);
  const approved = await colourOf('approved');

  await page.getByRole('link', { name: 'Pending' }).click();
  await page.waitForURL(/status=pending/);
  await expect(page.locator('[data-status]:not([data-status="pending"])')).toHaveCount(0);
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => rows(page).first().evaluate(markAndChange)).toEqual({ width, isApart: true });
  }
  const ownRow = page.locator('main [data-row]', { has: page.locator(`[href*="/admin/clients/${buyer.username}"]`) });
  await ownRow.locator('[data-row-link]').click();
  // An unpaid order is shown, but is no purchase order.
  await document.getByRole('heading', { name: 'Orden sin pago acreditado' }).waitFor();
  await document.getByRole('article').getByText(`${buyer.username}@example.com`).waitFor();
  expect(await document.getByText(orderTexts.intro).count()).toBe(0);
  expect(await document.getByRole('button', { name: /Descargar/ }).count()).toBe(0);
  await document.getByRole('button', { name: 'Cerrar' }).click();
  await page.waitForURL(/\/admin\/orders\?status=pending$/);

  // MEND-18: the number of the row, copied as it is shown.
  const shown = (await ownRow.locator('[data-row-link]').innerText()).match(/N° \w+/)?.[0] ?? '';
  await page.getByRole('searchbox', { name: 'Número de orden' }).fill(shown);
  await page.getByRole('button', { name: labels.search }).click();
  await page.waitForURL(/number=/);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByText(shown).waitFor();

  await ownRow.getByRole('combobox').selectOption({ label: 'Failure' });
  await she.confirm(labels.confirm, 'Modificar');
  await she.toast(`${labels.confirmed} ${labels.modified}`);
  // A number finds its order whatever its state.
  await ownRow.locator('[data-status="failure"]').waitFor();
  expect(await colourOf('failure')).not.toBe(approved);
  await page.getByRole('link', { name: 'Pending' }).click();
  await page.waitForURL(/\/admin\/orders\?status=pending$/);
  await expect(ownRow).toHaveCount(0);
});

/** Measured in one call in the page: between two calls, a window that is being resized has two layouts. */
function markAndChange(entry: Element): { readonly width: number; readonly isApart: boolean } {
  const mark = entry.querySelector('[data-status]')?.getBoundingClientRect();
  const change = entry.querySelector('label:has(select)')?.getBoundingClientRect();
  if (!mark || !change) return { width: window.innerWidth, isApart: false };
  const isApart = mark.right <= change.left || mark.bottom <= change.top || change.bottom <= mark.top;
  return { width: window.innerWidth, isApart };
}
