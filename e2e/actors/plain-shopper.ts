import { expect, type Page } from '@playwright/test';
import { shopOf } from '../fixtures/visit.ts';
import { shopper } from './shopper.ts';

export const bagLines = (page: Page) =>
  page.getByRole('list', { name: 'Productos en el carrito' }).filter({ visible: true });

/** The number of units of each product in the bag. */
export const bagUnits = (page: Page) => bagLines(page).locator('output').filter({ visible: true });

/** Opens a product in stock and adds its first size, without scripts. */
export async function addPlainly(page: Page, gender: 'Men' | 'Women'): Promise<string> {
  const she = shopper(page);
  const name = await she.openProduct(gender);
  const sizes = page.getByRole('combobox', { name: 'Talle' });
  const size = await sizes.locator('option:not([disabled]):not([value=""])').first().getAttribute('value');
  await sizes.selectOption(size ?? '');
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await page.waitForURL((url) => url.pathname === '/bag');
  return name;
}

/** Adds a unit to the browser's bag as the form of a page without scripts does; the page that is open does not change. */
export async function sendPlainly(
  page: Page,
  size: { readonly id: number; readonly variantId: number },
): Promise<void> {
  const answer = await page.request.post('/bag', {
    headers: { origin: shopOf(page).url },
    form: { intent: 'add', ...size },
    maxRedirects: 0,
  });
  expect(answer.headers()['location']).toBe('/bag?aviso=added');
}
