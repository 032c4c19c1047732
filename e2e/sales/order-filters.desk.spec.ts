import type { Page } from '@playwright/test';
import { backwardDays } from '#contract/days-asked.ts';
import { expect, test } from '../fixtures/test.ts';
import { phone } from '../fixtures/visit.ts';
import { ownAdministrator, rows } from '../office/desk-list.ts';
import { misfits, violations } from '../walk/inspection.ts';

const filters = (page: Page) => page.getByRole('group', { name: 'Filtros', exact: true });
const set = (page: Page) => page.getByRole('group', { name: 'Filtros puestos' });
const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const days = (page: Page) =>
  Promise.all(['Desde', 'Hasta'].map((label) => filters(page).getByLabel(label).inputValue()));

/** Takes a filter back. The address changes a moment before the links, which lead on from what they show. */
async function takeBack(page: Page, name: string): Promise<void> {
  const link = set(page).getByRole('link', { name });
  await link.click();
  await expect(link).toHaveCount(0);
}

/** Waits until the address asks for exactly this. */
async function isAsked(page: Page, question: Record<string, string>): Promise<void> {
  await expect.poll(() => asked(page)).toEqual(question);
}

test('DESK-2 the states and days of orders are chosen, combined, taken back one by one, and saved in a view', async ({
  page,
  owner,
}) => {
  await ownAdministrator(page);
  await page.goto('/admin/orders?number=percha.example');
  const choice = (label: string) => filters(page).getByLabel(label, { exact: true });
  const choose = async (label: string, option: string) => {
    await choice(label).selectOption({ label: option });
    await set(page)
      .getByRole('link', { name: `Quitar ${label}: ${option}` })
      .waitFor();
  };
  await choose('Entrega', 'Entregado');
  await isAsked(page, { number: 'percha.example', fulfilment: 'delivered' });
  await rows(page).first().waitFor();
  await expect(page.locator('main [data-fulfilment]:not([data-fulfilment="delivered"])')).toHaveCount(0);
  await choose('Dinero', 'Pagada');
  await isAsked(page, { number: 'percha.example', fulfilment: 'delivered', money: 'paid' });
  await choose('Pago', 'Aprobado');
  await choice('Desde').fill('2020-01-31');
  await choice('Hasta').fill('2999-12-30');
  await filters(page).getByRole('button', { name: 'Filtrar' }).click();
  const all = { number: 'percha.example', fulfilment: 'delivered', money: 'paid', status: 'approved' };
  await isAsked(page, { ...all, from: '2020-01-31', to: '2999-12-30' });
  await set(page).getByRole('link', { name: 'Quitar Hasta 2999-12-30' }).waitFor();
  expect([...(await misfits(page)), ...(await violations(page))]).toEqual([]);
  const sheet = await page.getByRole('link', { name: 'Descargar planilla' }).getAttribute('href');
  expect(sheet).toBe(`/admin/export/orders${new URL(page.url()).search}`);
  await page.reload();
  expect(await days(page)).toEqual(['2020-01-31', '2999-12-30']);
  await takeBack(page, 'Quitar Hasta 2999-12-30');
  await isAsked(page, { ...all, from: '2020-01-31' });
  await takeBack(page, 'Quitar Entrega: Entregado');
  const saved = { number: 'percha.example', money: 'paid', status: 'approved', from: '2020-01-31' };
  await isAsked(page, saved);
  await page.goBack();
  await isAsked(page, { ...all, from: '2020-01-31' });
  await page.goForward();
  await isAsked(page, saved);
  await expect(set(page).getByRole('link', { name: 'Quitar Entrega: Entregado' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Guardar vista' }).click();
  await owner.dialog('Guardar vista').getByLabel('Nombre de la vista').fill('Cobradas');
  await page.keyboard.press('Enter');
  await owner.toast('Vista guardada.');
  await takeBack(page, 'Quitar filtros');
  await isAsked(page, {});
  await set(page).waitFor({ state: 'detached' });
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(choice('Pago')).toHaveValue('');
  await page.getByRole('link', { name: 'Cobradas' }).click();
  await isAsked(page, saved);
  await expect(choice('Pago')).toHaveValue('approved');
});

test('DESK-2 the filters of orders are used by keyboard, which stays where it is, and wrong days lose nothing that was typed', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/orders');
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
  await set(page).getByRole('link', { name: 'Quitar Dinero: Pagada' }).waitFor();
  expect(await focused()).toBe('money');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('fulfilment');
  await filters(page).getByLabel('Desde').fill('2020-01-31');
  await page.keyboard.press('Enter');
  await isAsked(page, { money: 'paid', from: '2020-01-31' });
  await set(page).getByRole('link', { name: 'Quitar Desde 2020-01-31' }).waitFor();
  expect(await focused()).toBe('from');

  const alert = page.getByRole('alert').filter({ hasText: backwardDays.error() });
  await rows(page).first().waitFor();
  const before = await rows(page).count();
  await filters(page).getByLabel('Hasta').fill('2020-01-30');
  await filters(page).getByRole('button', { name: 'Filtrar' }).click();
  await alert.waitFor();
  expect(asked(page)).toEqual({ money: 'paid', from: '2020-01-31' });
  expect(await rows(page).count()).toBe(before);
  expect(await days(page)).toEqual(['2020-01-31', '2020-01-30']);
  // The same days in the address, as somebody else sent it.
  await page.goto('/admin/orders?status=approved&from=2025-05-02&to=2025-05-01');
  await alert.waitFor();
  expect(await days(page)).toEqual(['2025-05-02', '2025-05-01']);
  await expect(filters(page).getByLabel('Pago', { exact: true })).toHaveValue('approved');
  await filters(page).getByLabel('Hasta').fill('2999-05-01');
  await filters(page).getByRole('button', { name: 'Filtrar' }).click();
  await isAsked(page, { status: 'approved', from: '2025-05-02', to: '2999-05-01' });
  await page.getByText(backwardDays.error()).waitFor({ state: 'detached' });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('DESK-2 the filters of orders are unfolded by a button', async ({ page, owner }) => {
    await owner.enter('/admin/orders');
    const button = page.getByRole('button', { name: /^Filtros/ });
    await expect(filters(page)).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await filters(page).getByLabel('Entrega', { exact: true }).selectOption({ label: 'Entregado' });
    await isAsked(page, { fulfilment: 'delivered' });
    await rows(page).first().waitFor();
    expect(await misfits(page)).toEqual([]);
  });
});
