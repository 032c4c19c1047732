import type { Page } from '@playwright/test';
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
