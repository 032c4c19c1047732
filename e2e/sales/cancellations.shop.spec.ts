import { administrator } from '../actors/administrator.ts';
import { boughtOrder } from '../actors/bought-order.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/visit.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';

test('BACK-1 a buyer cancels a paid order, also without scripts, and an administrator another one @all', async ({
  visit,
}) => {
  const plain = await visit({ javaScriptEnabled: false });
  const { reference } = await boughtOrder(plain.page);
  const { page } = plain;
  await page.goto(`/user/orders/${reference}`);
  await page.getByText('Cancelar la orden', { exact: true }).click();
  await page.getByRole('button', { name: /^Cancelar la orden y devolver \$/ }).click();
  await page.getByRole('status').getByText('Su orden quedó cancelada').waitFor();
  await page.locator('[data-fulfilment="cancelled"]').first().waitFor();
  await page.getByRole('region', { name: 'Devoluciones' }).waitFor();
  expect(await page.getByText('Cancelar la orden', { exact: true }).count()).toBe(0);

  const other = await visit();
  const second = (await boughtOrder(other.page)).reference;
  await other.page.goto(`/user/orders/${second}`);
  await other.page.getByText('Cancelar la orden', { exact: true }).click();
  expect(await nightlyViolations(other.page)).toEqual([]);
  const desk = await visit({ width: desktop.width, as: 'admin' });
  await administrator(desk.page).enter(`/admin/orders/${second}`);
  const delivery = desk.page.getByRole('region', { name: 'Entrega' });
  await delivery.getByRole('button', { name: 'Cancelar la orden' }).click();
  const question = desk.page.getByRole('dialog', { name: /^¿Cancelar la orden N° \d+\?$/ });
  await question.getByText(/^Se devuelven \$/).waitFor();
  await question.getByLabel('Motivo (opcional)').fill('sin tela');
  await question.getByRole('button', { name: 'Cancelar la orden' }).click();
  await delivery.locator('[data-fulfilment="cancelled"]').waitFor();
  const order = desk.page.getByRole('dialog', { name: 'Orden de compra' });
  await order.getByRole('region', { name: 'Dinero' }).locator('[data-money="refunded"]').waitFor();
  await desk.page.getByText(/sin tela/).waitFor();
  expect(await nightlyViolations(desk.page)).toEqual([]);
  // The page that the buyer still has open tells that it was cancelled already.
  await other.page.getByRole('button', { name: /^Cancelar la orden y devolver \$/ }).click();
  await other.page.locator('[data-fulfilment="cancelled"]').first().waitFor();
});
