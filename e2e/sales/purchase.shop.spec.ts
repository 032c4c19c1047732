import { expect, test } from '../fixtures/test.ts';
import { buffer } from 'node:stream/consumers';
import type { Download } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { registrationTexts } from '#contract/registration.texts.ts';
import { orderTexts } from '#contract/order.texts.ts';
import { accountTexts } from '#contract/account.texts.ts';
import { demoSettings } from '#demo/settings/demo-settings.ts';
import { texts } from '#contract/texts.ts';
import { newCustomer } from '../actors/ready-accounts.ts';
import { shopper } from '../actors/shopper.ts';

async function textOfPdf(download: Download): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(await buffer(await download.createReadStream())) }).promise;
  const content = await (await document.getPage(1)).getTextContent();
  return content.items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

describe.each(widths)('at %i px', (width) => {
  test('from the landing page to a paid order: LAND-1 CAT-1 DET-1 BAG-1 BAG-4 BAG-5 BAG-6 AUTH-1 AUTH-2 PAY-4 PAY-5 ORD-1 ORD-2 ORD-3 SHIP-2', async ({
    visit,
  }) => {
    const { page, close } = await visit({ width });
    const she = shopper(page);
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
    for (const part of [
      demoSettings.seller.company,
      demoSettings.seller.taxId,
      name,
      `${username}@example.com`,
      'Total: $',
    ]) {
      expect(text).toContain(part);
    }
    await page.getByRole('link', { name: 'Cerrar' }).click();
    await page.getByRole('heading', { name: orderTexts.title }).waitFor();
    await page.getByRole('link', { name: '‹ Mi cuenta' }).waitFor();
    const entry = page.getByRole('listitem').filter({ hasText: 'Aprobada' });
    expect(await entry.first().locator('img').count()).toBe(1);
    expect(await entry.first().innerText()).toMatch(
      /N° \d{4,}\s[\s\S]*\d{4}-\d{2}-\d{2}[\s\S]*Pago N° \d{8,}[\s\S]*\$/,
    );
    await page.goto('/bag');
    await page.getByText(texts.bag.emptyPage).waitFor();
    await close();
  });

  test.each([
    { holder: 'OTHE', word: 'El pago fue rechazado', status: 'Rechazada', keeps: true },
    { holder: 'CONT', word: 'Su pago está en revisión', status: 'Pendiente', keeps: false },
  ] as const)('PAY-5 a payment as $holder', async ({ holder, word, status, keeps }) => {
    const { page, close } = await visit({ width });
    const he = await newCustomer(page);
    await he.openProduct('Men');
    await he.addToBag();
    await page.goto('/bag');
    await page.getByRole('button', { name: texts.bag.pay }).dblclick();
    await he.payAs(holder);
    if (holder === 'OTHE') await page.getByRole('link', { name: 'Volver a la tienda' }).click();
    else await page.getByRole('link', { name: 'Volver al sitio' }).click();
    await page.getByText(word).waitFor();
    // MEND-17: an unpaid order has no purchase order.
    expect(await page.getByText(orderTexts.intro).count()).toBe(0);
    expect(await page.getByRole('button', { name: /Descargar/ }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Volver a comprar' }).count()).toBe(keeps ? 1 : 0);
    if (!keeps) await page.waitForFunction(() => localStorage.getItem('root')?.includes('settled') === true);
    await page.goto('/user/orders');
    const entries = page.getByRole('listitem').filter({ hasText: status });
    await entries.first().waitFor();
    expect(await entries.count()).toBe(1);
    await page.goto('/bag');
    await page
      .getByText(keeps ? texts.bag.pay : texts.bag.emptyPage)
      .first()
      .waitFor();
    await close();
  });

  test('PAY-5 MEND-17 an open order can still be paid, and is cancelled only after a confirmation', async ({
    page,
    buyer,
  }) => {
    await buyer.openProduct('Women');
    await buyer.addToBag();
    await page.goto('/bag');
    await page.getByRole('button', { name: texts.bag.pay }).click();
    await page.getByLabel('Número de tarjeta').waitFor();
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
    await page.evaluate(() => localStorage.removeItem('root'));
    await page.goto(page.url());
    await page.getByRole('link', { name: /N° / }).click();
    await page.getByRole('button', { name: 'Volver a comprar' }).click();
    await page.getByRole('button', { name: texts.bag.pay }).waitFor();
  });
});
