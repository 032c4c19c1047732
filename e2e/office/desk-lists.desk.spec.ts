import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { orderTexts } from '#contract/order.texts.ts';
import { ownAdministrator, rows } from './desk-list.ts';
import { logIn } from '../actors/ready-accounts.ts';

const isFalling = (values: readonly number[]) =>
  values.every((value, at) => at === 0 || value <= (values[at - 1] ?? 0));

async function sortBy(page: Page, width: number, title: string, direction: 'ascendente' | 'descendente') {
  if (width < 1000) await page.getByRole('combobox', { name: 'Orden' }).selectOption(`${title}: ${direction}`);
  else await page.getByRole('columnheader', { name: title }).getByRole('link').click();
}

test('LIST-1 a list is sorted by its headings, in the address', async ({ page }) => {
  await ownAdministrator(page);
  await page.goto('/admin/orders?status=approved');
  const totals = async () =>
    (await rows(page).allInnerTexts()).map((text) =>
      Number(/\$\s*([\d.]+),\d\d/.exec(text)?.[1]?.replaceAll('.', '') ?? 'NaN'),
    );
  await sortBy(page, width, 'Total', 'descendente');
  await page.waitForURL(/order=total-desc/);
  await expect.poll(async () => isFalling(await totals())).toBe(true);
  expect(new URL(page.url()).searchParams.get('status')).toBe('approved');
  const sorted = page.locator('th[aria-sort]');
  expect(await sorted.evaluateAll((all) => all.map((one) => [one.textContent, one.ariaSort]))).toEqual([
    ['Total', 'descending'],
  ]);
  await sortBy(page, width, 'Total', 'ascendente');
  await page.waitForURL(/order=total-asc/);
  await expect.poll(async () => isFalling((await totals()).toReversed())).toBe(true);
  await page.reload();
  expect(isFalling((await totals()).toReversed())).toBe(true);
});

test('LIST-6 a row is a link as a whole, and leads on to everything it names', async ({ page }) => {
  await ownAdministrator(page);
  await page.goto('/admin/orders?number=maria@percha.example');
  const row = rows(page).first();
  await row.getByRole('link', { name: 'María Sol' }).click();
  await page.getByRole('heading', { name: backOfficeTexts.people.detail }).waitFor();
  await page.getByRole('link', { name: '‹ Volver' }).click();
  await page.waitForURL(/number=maria/);
  await page.getByRole('heading', { level: 1, name: orderTexts.title }).waitFor();
  const box = await row.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 4);
  await page.getByRole('dialog', { name: 'Orden de compra' }).waitFor();

  await page.goto('/admin/clients?search=maria@percha.example');
  await rows(page).getByRole('link', { name: /^\d+/ }).click();
  await page.waitForURL(/\/admin\/orders\?buyer=maria$/);
  await expect.poll(() => rows(page).filter({ hasNotText: 'María Sol' }).count()).toBe(0);
  await page.goto('/admin/reviews');
  const review = rows(page).filter({ hasText: 'maria' }).first();
  const product = await review.locator('a[href^="/admin/modification/"]').innerText();
  await review.locator('a[href^="/admin/modification/"]').click();
  await page.getByRole('heading', { name: 'Modificar producto' }).waitFor();
  expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe(product);
});

test('LIST-7 a list shows its skeleton while it loads, and says what it has when empty', async ({ page }) => {
  await ownAdministrator(page);
  await page.goto('/admin/orders');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/admin\/orders\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Failure' }).click();
  const table = page.locator('table[aria-busy="true"]');
  await table.waitFor();
  expect(await rows(page).count()).toBe(0);
  const heights = await table
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
  const least = width > 1000 ? 44 : 63;
  expect(heights.filter((height) => height < least || height > least + 1)).toEqual([]);
  release();
  await rows(page).first().waitFor();
  await page.getByRole('searchbox').fill('nadie@en.ninguna.parte');
  await page.getByRole('button', { name: backOfficeTexts.orderDesk.search }).click();
  await page.getByText('No hay órdenes que mostrar').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('nadie@en.ninguna.parte');
  await page.getByRole('link', { name: 'Ver todas' }).click();
  await page.waitForURL(/\/admin\/orders$/);
  await rows(page).first().waitFor();
});

test('LIST-1 without scripts lists are read, filtered, sorted and paged', async ({ visit }) => {
  const { page, close } = await visit({ width, javaScriptEnabled: false });
  await logIn(page, 'admin', 'admin1234');
  await page.goto('/admin/clients?search=percha.example');
  expect(await rows(page).count()).toBeGreaterThan(5);
  expect(await page.getByRole('checkbox').filter({ visible: true }).count()).toBe(0);
  await page.getByRole('combobox', { name: 'Rol' }).selectOption('admin');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.waitForURL(/rol=admin/);
  await rows(page).getByRole('link', { name: 'Ana Paz' }).waitFor();
  await page.goto('/admin/clients?search=percha.example');
  if (width > 1000) await page.getByRole('columnheader', { name: 'Usuario' }).getByRole('link').click();
  else {
    await page.getByRole('combobox', { name: 'Orden' }).selectOption('Usuario: descendente');
    await page.getByRole('button', { name: 'Ordenar' }).click();
  }
  await page.waitForURL(/order=username-desc/);
  expect(new URL(page.url()).searchParams.get('search')).toBe('percha.example');
  await page.goto('/admin/reviews');
  const first = await rows(page).first().getAttribute('data-row');
  await page.getByRole('link', { name: 'Página siguiente ›' }).click();
  await page.waitForURL(/after=/);
  await page.locator(`[data-row="${first}"]`).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: '‹ Página anterior' }).click();
  await page.waitForURL(/before=/);
  await page.locator(`[data-row="${first}"]`).waitFor();
});
