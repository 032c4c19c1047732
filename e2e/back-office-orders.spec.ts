import { expect, test } from 'vitest';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { texts } from '#contract/texts.ts';
import { administrator } from './administrator.ts';
import { shopper } from './shopper.ts';
import { visit, widths } from './visit.ts';

test.each(widths)(
  'AORD-1 AORD-2 AORD-3 MEND-17 MEND-18 orders are found, opened and settled, at %i px',
  async (width) => {
    const { page, close } = await visit({ width });
    const buyer = await visit({ width });
    const he = shopper(buyer.page);
    await buyer.page.goto('/login?vista=crear');
    const { username, password } = await he.register();
    await he.logIn(username, password);
    await he.toast(texts.login.done);
    await he.openProduct('Men');
    await he.addToBag();
    await buyer.page.goto('/bag');
    await buyer.page.getByRole('button', { name: texts.bag.pay }).click();
    await buyer.page.getByLabel('Número de tarjeta').waitFor();
    await buyer.close();

    const she = administrator(page);
    const said = backOfficeTexts.orderDesk;
    await she.enter('/admin/orders');
    await page.getByRole('heading', { name: texts.orders.title }).waitFor();
    await page.getByRole('button', { name: said.search }).click();
    await she.toast(said.emptySearch);
    const asked = new URL(page.url());
    expect(asked.search).toBe('');
    await page.getByRole('link', { name: 'Success' }).click();
    await page.waitForURL(/status=approved/);
    await expect.poll(() => page.locator('[data-status]:not([data-status="approved"])').count()).toBe(0);
    await page.getByRole('link', { name: 'Pending' }).click();
    await page.waitForURL(/status=pending/);
    await expect.poll(() => page.locator('[data-status]:not([data-status="pending"])').count()).toBe(0);
    const entry = page.locator('main').getByRole('listitem').first();
    for (const other of [320, 768, 1024, width]) {
      await page.setViewportSize({ width: other, height: 900 });
      await expect.poll(() => entry.evaluate(markAndChange)).toEqual({ width: other, isApart: true });
    }
    await entry.getByRole('link').click();
    const document = page.getByRole('dialog', { name: 'Orden de compra' });
    // What nobody paid is shown, but is no purchase order.
    await document.getByRole('heading', { name: 'Orden sin pago acreditado' }).waitFor();
    await document.getByText(`${username}@example.com`).waitFor();
    expect(await document.getByText(texts.orders.intro).count()).toBe(0);
    expect(await document.getByRole('button', { name: /Descargar/ }).count()).toBe(0);
    await document.getByRole('button', { name: 'Cerrar' }).click();
    await page.waitForURL(/\/admin\/orders\?status=pending$/);
    await page.goto('/admin/orders?status=approved');
    await entry.getByRole('link').click();
    await document.getByRole('heading', { name: 'ORDEN DE COMPRA' }).waitFor();
    for (const part of [texts.shop.company, texts.shop.taxId, texts.orders.intro, 'Total: $']) {
      await document.getByText(part).first().waitFor();
    }
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      document.getByRole('button', { name: /Descargar/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(texts.orders.fileName);
    await document.getByRole('button', { name: 'Cerrar' }).click();
    await page.waitForURL(/\/admin\/orders\?status=approved$/);
    await page.goto('/admin/orders?status=pending');
    // MEND-18: the number of the card, pasted as it stands there.
    const shown = (await entry.getByRole('link').innerText()).match(/N° \w+/)?.[0] ?? '';
    await page.getByRole('searchbox', { name: 'Número de orden' }).fill(shown);
    await page.getByRole('button', { name: said.search }).click();
    await page.waitForURL(/number=/);
    await expect.poll(() => page.locator('main').getByText(shown).count()).toBe(1);
    await page.goto('/admin/orders?status=pending');
    const number = (await entry.getByRole('link').innerText()).match(/N° (\w+)/)?.[1] ?? '';
    await entry.getByRole('combobox').selectOption({ label: 'Failure' });
    await she.confirm(said.confirm, 'Modificar');
    await she.toast(`${said.confirmed} ${said.modified}`);
    await expect.poll(() => page.getByText(`N° ${number}`).count()).toBe(0);
    const colourOf = async (status: string) => {
      await page.locator(`[data-status="${status}"]`).first().waitFor();
      return page.evaluate<string>(`getComputedStyle(document.querySelector('[data-status="${status}"]')).color`);
    };
    await page.goto('/admin/orders?status=failure');
    const failed = await colourOf('failure');
    await page.goto('/admin/orders?status=approved');
    expect(await colourOf('approved')).not.toBe(failed);
    await close();
  },
);

/** Read at once in the page: between two readings a window that is being resized has two layouts. */
function markAndChange(entry: Element): { readonly width: number; readonly isApart: boolean } {
  const mark = entry.querySelector('[data-status]')?.getBoundingClientRect();
  const change = entry.querySelector('label')?.getBoundingClientRect();
  if (!mark || !change) return { width: window.innerWidth, isApart: false };
  const isApart = mark.right <= change.left || mark.bottom <= change.top || change.bottom <= mark.top;
  return { width: window.innerWidth, isApart };
}
