import { buffer } from 'node:stream/consumers';
import type { Download } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { orderTexts } from '#contract/sales/orders/order.texts.ts';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import { texts } from '#contract/core/texts.ts';
import { demoSettings } from '#demo/core/demo-settings.ts';
import { openOrder } from '../actors/bought-order.ts';
import { newCustomer } from '../actors/ready-accounts.ts';
import { expect, test } from '../fixtures/test.ts';

async function textOfPdf(download: Download): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(await buffer(await download.createReadStream())) }).promise;
  const content = await (await document.getPage(1)).getTextContent();
  return content.items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

test('from the landing page to a paid order: LAND-1 CAT-1 DET-1 BAG-1 BAG-4 BAG-5 BAG-6 AUTH-1 AUTH-2 PAY-4 PAY-5 ORD-1 ORD-2 ORD-3 SHIP-2', async ({
  page,
  shopper: she,
}) => {
  await page.goto('/');
  await page.locator('a[href="/home?gender=Women"]').filter({ visible: true }).first().click();
  await page.waitForURL(/gender=Women/);
  const name = await she.openProduct('Women');
  await she.addToBag();
  await she.openBag();
  await she.bag.getByText(name).waitFor();
  await she.bag.getByRole('link', { name: texts.bag.view }).click();
  await page.getByRole('heading', { name: texts.bag.title }).waitFor();
  await page.getByRole('term').filter({ hasText: 'Envío' }).waitFor();
  expect(await page.getByText(/50,00/).first().isVisible()).toBe(true);
  await page.getByRole('link', { name: /inicie sesión/ }).click();
  await page.getByRole('link', { name: registrationTexts.title }).click();
  const { username, password } = await she.register();
  await page.getByRole('heading', { name: accountTexts.login.title }).waitFor();
  await page.getByText(registrationTexts.done).first().waitFor();
  await she.logIn(username, password);
  await she.toast(texts.login.done);
  await page.waitForURL('**/bag');
  await page.getByRole('button', { name: texts.bag.pay }).click();
  await she.tellAddress();
  await she.payAs('APRO');
  await page.waitForURL('**/user/orders/actual?**');
  await page.getByRole('heading', { level: 1, name: 'Gracias por su compra' }).waitFor();
  expect(await page.getByRole('list', { name: 'Lo que compró' }).locator('img').count()).toBe(1);
  await page.getByRole('heading', { name: 'Cómo sigue su compra' }).waitFor();
  await page.getByRole('cell', { name: new RegExp(name) }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Descargar/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Order.pdf');
  const text = await textOfPdf(download);
  const { company, taxId } = demoSettings.seller;
  for (const part of [company, taxId, name, `${username}@example.com`, 'Total: $']) expect(text).toContain(part);
  await page.getByRole('link', { name: 'Cerrar' }).click();
  await page.getByRole('heading', { name: orderTexts.title }).waitFor();
  await page.getByRole('link', { name: '‹ Mi cuenta' }).waitFor();
  const entry = page.getByRole('listitem').filter({ hasText: 'Aprobada' });
  expect(await entry.first().locator('img').count()).toBe(1);
  expect(await entry.first().innerText()).toMatch(/N° \d{4,}\s[\s\S]*\d{4}-\d{2}-\d{2}[\s\S]*Pago N° \d{8,}[\s\S]*\$/);
  await page.goto('/bag');
  await page.getByText(texts.bag.emptyPage).waitFor();
});

test('PAY-5 MEND-17 a rejected payment leaves the bag, and one in review empties it; neither order has a document @all', async ({
  page,
  buyer,
}) => {
  const again = page.getByRole('button', { name: 'Volver a comprar' });
  const isOrdered = async (status: string, count: number) => {
    // MEND-17: an unpaid order has no purchase order.
    expect(await page.getByText(orderTexts.intro).count()).toBe(0);
    expect(await page.getByRole('button', { name: /Descargar/ }).count()).toBe(0);
    await page.goto('/user/orders');
    await page.getByRole('listitem').filter({ hasText: status }).waitFor();
    await expect(page.getByRole('listitem').filter({ hasText: /Rechazada|Pendiente/ })).toHaveCount(count);
    await page.goto('/bag');
  };
  await buyer.openProduct('Men');
  await buyer.addToBag();
  await page.goto('/bag');
  // A double click is one order.
  await page.getByRole('button', { name: texts.bag.pay }).dblclick();
  await buyer.payAs('OTHE');
  await page.getByRole('link', { name: 'Volver a la tienda' }).click();
  await page.getByText('El pago fue rechazado').waitFor();
  expect(await again.count()).toBe(1);
  await isOrdered('Rechazada', 1);

  await page.getByRole('button', { name: texts.bag.pay }).click();
  await buyer.payAs('CONT');
  await page.getByRole('link', { name: 'Volver al sitio' }).click();
  await page.getByText('Su pago está en revisión').waitFor();
  expect(await again.count()).toBe(0);
  await page.waitForFunction(() => localStorage.getItem('root')?.includes('settled') === true);
  await isOrdered('Pendiente', 2);
  await page.getByText(texts.bag.emptyPage).waitFor();
});

test('PAY-5 MEND-17 an open order can still be paid, and is cancelled only after a confirmation', async ({ page }) => {
  await newCustomer(page);
  await openOrder(page);
  await page.goto('/user/orders');
  // No attempt to pay was made yet.
  expect(await page.getByRole('button', { name: 'Pagar de nuevo' }).count()).toBe(0);
  await page.getByRole('link', { name: /N° / }).click();
  await page.getByRole('heading', { name: 'Su pago todavía no llegó' }).waitFor();
  await page.getByRole('button', { name: 'Continuar con el pago' }).click();
  await page.getByLabel('Número de tarjeta').waitFor();
  await page.goto('/user/orders');
  await page.getByRole('button', { name: 'Continuar con el pago' }).waitFor();
  await page.getByRole('link', { name: /N° / }).click();
  await page.getByRole('heading', { name: 'Su pago todavía no llegó' }).waitFor();
  const give = page.getByRole('button', { name: 'Cancelar la orden' });
  await give.click();
  const question = page.getByRole('dialog', { name: '¿Cancelar esta orden?' });
  await question.getByRole('button', { name: 'Volver' }).click();
  await question.waitFor({ state: 'hidden' });
  await page.getByText('Pendiente').first().waitFor();
  await give.click();
  await question.getByRole('button', { name: 'Cancelar la orden' }).click();
  await page.getByRole('heading', { name: orderTexts.title }).waitFor();
  await page.getByText('No concretada').waitFor();
  expect(await give.count()).toBe(0);
  // The units are for sale again: the same order can be made once more.
  await page.getByRole('link', { name: /N° / }).click();
  await page.getByRole('button', { name: 'Volver a comprar' }).click();
  await page.getByRole('button', { name: texts.bag.pay }).waitFor();
});
