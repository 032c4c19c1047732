import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { backwardDays } from '#contract/days-asked.ts';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { ownAdministrator, rows } from '../office/desk-list.ts';
import { misfits, violations } from '../walk/inspection.ts';

const filters = (page: Page) => page.getByRole('group', { name: 'Filtros', exact: true });
const set = (page: Page) => page.getByRole('group', { name: 'Filtros puestos' });
const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Waits until the address asks for exactly this. */
async function isAsked(page: Page, question: Record<string, string>): Promise<void> {
  await expect.poll(() => asked(page)).toEqual(question);
}

async function unfold(page: Page, width: number): Promise<void> {
  if (width >= 1000) return;
  const button = page.getByRole('button', { name: /^Filtros/ });
  expect(await filters(page).isVisible()).toBe(false);
  await button.click();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
}

test('DESK-2 the states and days of orders are chosen, combined, and taken back one by one', async ({ page }) => {
  await ownAdministrator(page);
  await page.goto('/admin/orders?number=percha.example');
  await unfold(page, width);
  const choose = async (label: string, option: string) =>
    filters(page).getByLabel(label, { exact: true }).selectOption({ label: option });
  await choose('Entrega', 'Entregado');
  await isAsked(page, { number: 'percha.example', fulfilment: 'delivered' });
  await rows(page).first().waitFor();
  await expect.poll(() => page.locator('main [data-fulfilment]:not([data-fulfilment="delivered"])').count()).toBe(0);
  await choose('Dinero', 'Pagada');
  await isAsked(page, { number: 'percha.example', fulfilment: 'delivered', money: 'paid' });
  await choose('Pago', 'Aprobado');
  await filters(page).getByLabel('Desde').fill('2020-01-31');
  await filters(page).getByLabel('Hasta').fill('2999-12-30');
  await filters(page).getByRole('button', { name: 'Filtrar' }).click();
  const all = { number: 'percha.example', fulfilment: 'delivered', money: 'paid', status: 'approved' };
  await isAsked(page, { ...all, from: '2020-01-31', to: '2999-12-30' });
  await rows(page).first().waitFor();
  expect([...(await misfits(page)), ...(await violations(page))]).toEqual([]);
  await page.reload();
  await unfold(page, width);
  expect(await filters(page).getByLabel('Desde').inputValue()).toBe('2020-01-31');
  await set(page).getByRole('link', { name: 'Quitar Hasta 2999-12-30' }).click();
  await isAsked(page, { ...all, from: '2020-01-31' });
  await set(page).getByRole('link', { name: 'Quitar Entrega: Entregado' }).click();
  await isAsked(page, { number: 'percha.example', money: 'paid', status: 'approved', from: '2020-01-31' });
  await page.goBack();
  await isAsked(page, { ...all, from: '2020-01-31' });
  await set(page).getByRole('link', { name: 'Quitar filtros' }).click();
  await isAsked(page, {});
  await set(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('');
});

test('DESK-2 every state of payment, money and delivery can be chosen, and is saved in a view', async ({
  page,
  owner,
}) => {
  await ownAdministrator(page);
  await page.goto('/admin/orders');
  const options = (label: string) =>
    filters(page)
      .getByLabel(label, { exact: true })
      .getByRole('option')
      .evaluateAll((all) => all.map((option) => option.getAttribute('value')));
  expect(await options('Pago')).toEqual(['', 'approved', 'pending', 'failure', 'rejected', 'cancelled']);
  expect((await options('Dinero')).join(' ')).toBe(
    ' unpaid paid partly_refunded refunded disputed dispute_lost dispute_won',
  );
  expect((await options('Entrega')).join(' ')).toBe(
    ' to_prepare preparing ready_for_pickup dispatched delivered returned cancelled',
  );
  await page.goto('/admin/orders?status=rejected&from=2020-01-01');
  await rows(page).first().waitFor();
  expect(await page.locator('main [data-status]:not([data-status="rejected"])').count()).toBe(0);
  await page.getByRole('button', { name: 'Guardar vista' }).click();
  await owner.dialog('Guardar vista').getByLabel('Nombre de la vista').fill('Rechazadas');
  await page.keyboard.press('Enter');
  await owner.toast('Vista guardada.');
  await page.getByRole('link', { name: 'Todas', exact: true }).click();
  await isAsked(page, {});
  const paid = () => filters(page).getByLabel('Pago', { exact: true }).inputValue();
  await expect.poll(paid).toBe('');
  await page.getByRole('link', { name: 'Rechazadas' }).click();
  await isAsked(page, { status: 'rejected', from: '2020-01-01' });
  await expect.poll(paid).toBe('rejected');
});

test('DESK-2 the filters of orders are used by keyboard, which stays where it is', async ({ page }) => {
  await ownAdministrator(page);
  await page.goto('/admin/orders');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await page.getByRole('searchbox').focus();
  const passed = [];
  for (const _ of ['search', 'status', 'money']) {
    await page.keyboard.press('Tab');
    passed.push(await focused());
  }
  expect(passed).toEqual([null, 'status', 'money']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await isAsked(page, { money: 'paid' });
  await rows(page).first().waitFor();
  expect(await focused()).toBe('money');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('fulfilment');
  await filters(page).getByLabel('Desde').fill('2020-01-31');
  await page.keyboard.press('Enter');
  await isAsked(page, { money: 'paid', from: '2020-01-31' });
  expect(await focused()).toBe('from');
});

test('DESK-2 days that end before they begin are told, and nothing typed is lost', async ({ page }) => {
  await ownAdministrator(page);
  await page.goto('/admin/orders?status=approved');
  await rows(page).first().waitFor();
  const before = await rows(page).count();
  await unfold(page, width);
  await filters(page).getByLabel('Desde').fill('2025-05-02');
  await filters(page).getByLabel('Hasta').fill('2025-05-01');
  await filters(page).getByRole('button', { name: 'Filtrar' }).click();
  await page.getByRole('alert').filter({ hasText: backwardDays.error() }).waitFor();
  expect(asked(page)).toEqual({ status: 'approved' });
  expect(await rows(page).count()).toBe(before);
  const values = () => Promise.all(['Desde', 'Hasta'].map((label) => filters(page).getByLabel(label).inputValue()));
  expect(await values()).toEqual(['2025-05-02', '2025-05-01']);
  // The same days in the address, as somebody else sent it.
  await page.goto('/admin/orders?status=approved&from=2025-05-02&to=2025-05-01');
  await page.getByRole('alert').filter({ hasText: backwardDays.error() }).waitFor();
  expect(await values()).toEqual(['2025-05-02', '2025-05-01']);
  expect(await filters(page).getByLabel('Pago', { exact: true }).inputValue()).toBe('approved');
  await filters(page).getByLabel('Hasta').fill('2999-05-01');
  await filters(page).getByRole('button', { name: 'Filtrar' }).click();
  await isAsked(page, { status: 'approved', from: '2025-05-02', to: '2999-05-01' });
  await page.getByText(backwardDays.error()).waitFor({ state: 'detached' });
});

test('DESK-2 without scripts the orders are filtered by a form', async ({ visit }) => {
  const { page, close } = await visit({ width: 390, javaScriptEnabled: false });
  await ownAdministrator(page);
  await page.goto('/admin/orders?buyer=maria');
  await filters(page).getByLabel('Pago', { exact: true }).selectOption('approved');
  await filters(page).getByLabel('Desde').fill('2020-01-31');
  await page.getByRole('button', { name: backOfficeTexts.orderDesk.search }).click();
  await page.waitForURL(/from=2020-01-31/);
  expect(asked(page)).toMatchObject({ buyer: 'maria', status: 'approved', from: '2020-01-31' });
  expect(await rows(page).filter({ hasNotText: 'María Sol' }).count()).toBe(0);
});
