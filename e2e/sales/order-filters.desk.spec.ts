import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { phone } from '../fixtures/visit.ts';
import { ownAdministrator, rows } from '../office/desk-list.ts';
import { misfits } from '../walk/inspection.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';
import { days, filters, isAsked, set } from './filter-bar.ts';

/** Takes a filter back. The address changes a moment before the links, which lead on from what they show. */
async function takeBack(page: Page, name: string): Promise<void> {
  const link = set(page).getByRole('link', { name });
  await link.click();
  await expect(link).toHaveCount(0);
}

test('DESK-2 the states and days of orders are chosen, combined, taken back one by one, and saved in a view @all', async ({
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
  expect([...(await misfits(page)), ...(await nightlyViolations(page))]).toEqual([]);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  const sheet = await page.getByRole('link', { name: 'Descargar planilla' }).getAttribute('href');
  await page.keyboard.press('Escape');
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

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('DESK-2 the filters of orders are unfolded by a button @all', async ({ page, owner }) => {
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
