import { administrator } from '../actors/administrator.ts';
import { boughtOrder } from '../actors/bought-order.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { phone } from '../fixtures/visit.ts';

test('BACK-2 BACK-3 an order is refunded from its page, a double click refunds once, and the buyer sees it', async ({
  page,
  visit,
}) => {
  const buyer = await visit({ width: phone.width });
  const { reference } = await boughtOrder(buyer.page);
  await logIn(page, 'admin', 'admin1234');
  await administrator(page).enter(`/admin/orders/${reference}`);
  const money = page.getByRole('region', { name: 'Dinero' });
  await money.locator('[data-money="paid"]').waitFor();

  await money.getByRole('radio', { name: 'Por monto' }).check();
  await money.getByLabel('Monto', { exact: true }).fill('99999999');
  await money.getByRole('button', { name: 'Devolver' }).click();
  await money.getByText(/^Quedan \$.* para devolver\.$/).waitFor();
  await money.getByLabel('Monto', { exact: true }).fill('100,50');
  await money.getByLabel('Motivo (opcional)').fill('botón flojo');
  await money.getByRole('button', { name: 'Devolver $ 100,50' }).click();
  const question = page.getByRole('dialog', { name: '¿Devolver $ 100,50?' });
  await question.getByRole('button', { name: 'Devolver' }).dblclick();
  await money.locator('[data-money="partly_refunded"]').waitFor();
  await money.getByText('botón flojo').waitFor();
  expect(await money.locator('[data-refund]').count()).toBe(1);
  expect(await money.locator('[data-refund="done"]').count()).toBe(1);

  // What is left, by lines: the units go back unless the box says not to.
  await money.getByRole('radio', { name: 'Por prendas' }).check();
  await money.getByRole('button', { name: 'Devolver' }).click();
  await money.getByText('Elija al menos una prenda.').waitFor();
  await money.getByRole('radio', { name: 'Todo lo que queda' }).check();
  await money.getByRole('checkbox').first().uncheck();
  await money.getByRole('button', { name: /^Devolver \$/ }).click();
  await page
    .getByRole('dialog', { name: /^¿Devolver \$/ })
    .getByRole('button', { name: 'Devolver' })
    .click();
  await money.locator('[data-money="refunded"]').waitFor();
  expect(await money.getByRole('button', { name: 'Devolver' }).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await buyer.page.goto(`/user/orders/${reference}`);
  const refunds = buyer.page.getByRole('region', { name: 'Devoluciones' });
  await expect(refunds.getByText(/^devueltos el \d/)).toHaveCount(2);
  await refunds.getByText('$ 100,50').waitFor();
});
