import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { texts } from '#contract/texts.ts';
import { violations } from '../walk/inspection.ts';

const swatches = (page: Page) => page.getByRole('list', { name: /^Color/ }).getByRole('link');
const tiles = (page: Page) => page.getByRole('radiogroup', { name: 'Talle' }).getByRole('radio');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('GOOD-2 a product links to the other colours of its model', async ({ page }) => {
  await page.goto('/detail/3');
  const model = (await heading(page).innerText()).replace(/ \S+$/, '');
  expect(await swatches(page).count()).toBe(3);
  const present = page.getByRole('list', { name: /^Color/ }).locator('[aria-current="page"]');
  const first = await present.getAttribute('aria-label');
  const other = swatches(page).and(page.locator(':not([aria-current])')).first();
  const name = (await other.getAttribute('aria-label')) ?? '';
  await other.click();
  await page.getByRole('heading', { level: 1, name: name.replace(/, agotado$/, '') }).waitFor();
  expect(await heading(page).innerText()).toContain(model.split(' ')[0]);
  expect(await present.getAttribute('aria-label')).toBe(name);
  expect(name).not.toBe(first);
  expect(await violations(page)).toEqual([]);
});

test('GOOD-2 without scripts, the swatches of cards are links that are named by their colour', async ({ visit }) => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto('/home?gender=Women&page=2');
  const group = page.getByRole('group', { name: /^Colores de / }).first();
  const names = await group
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(3);
  const box = await group.getByRole('link').first().boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  const other = group.locator('a:not([aria-current])').first();
  const name = ((await other.getAttribute('aria-label')) ?? '').replace(/, agotado$/, '');
  await other.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
});

test('DET-2 DET-4 the sizes are radio tiles: arrows move, sold-out ones cannot be chosen, the error is at the tiles', async ({
  page,
}) => {
  // A product with a size that is sold out, and others in stock.
  await page.goto('/home?gender=Women&page=2');
  const addresses = await page
    .locator('main li a[href^="/detail/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  for (const address of addresses) {
    await page.goto(address);
    const [all, spent] = [await tiles(page).count(), await tiles(page).and(page.locator(':disabled')).count()];
    if (spent > 0 && all - spent > 1) break;
  }
  const group = page.getByRole('radiogroup', { name: 'Talle' });
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await group.getByText(texts.detail.sizeMissing).waitFor();
  const open = tiles(page).and(page.locator(':enabled'));
  expect(await open.first().evaluate((tile) => tile === document.activeElement)).toBe(true);
  expect(await tiles(page).and(page.locator(':disabled')).first().getAttribute('aria-label')).toMatch(/, agotado$/);
  await page.keyboard.press('ArrowRight');
  expect(await open.nth(1).isChecked()).toBe(true);
  const size = await open.nth(1).inputValue();
  expect(await page.getByRole('combobox', { name: 'Talle' }).inputValue()).toBe(size);
  expect(await group.getByText(texts.detail.sizeMissing).count()).toBe(0);
  await group.getByText(/^\d+ disponibles?$/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await page.getByText('Agregado al carrito').first().waitFor();
});

test('DET-2 only one control of the sizes is in view: tiles with scripts, the select without', async ({ visit }) => {
  const scripted = await visit();
  await scripted.page.goto('/detail/3');
  const select = (page: Page) => page.getByRole('combobox', { name: 'Talle' });
  const heightOf = async (page: Page) =>
    select(page).evaluate((one) => one.closest('.sr-only')?.getBoundingClientRect().height ?? 0);
  expect(await heightOf(scripted.page)).toBeLessThanOrEqual(1);
  expect(await select(scripted.page).getAttribute('tabindex')).toBe('-1');
  await scripted.close();
  const plain = await visit({ javaScriptEnabled: false });
  await plain.page.goto('/detail/3');
  expect(await heightOf(plain.page)).toBeGreaterThan(44);
  expect(await tiles(plain.page).count()).toBe(0);
  await plain.close();
});
