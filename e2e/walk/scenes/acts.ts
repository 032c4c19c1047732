import type { Page } from '@playwright/test';
import { shopper } from '../../actors/shopper.ts';

/** Presses the first visible button with the name. */
export const press = (here: Page, name: string | RegExp): Promise<void> =>
  here.getByRole('button', { name }).filter({ visible: true }).first().click();

/** Returns an act that presses a button and waits for the dialog that it opens. */
export function opening(name: string | RegExp) {
  return async (here: Page): Promise<void> => {
    await press(here, name);
    await here.getByRole('dialog').filter({ visible: true }).first().waitFor();
  };
}

/** Adds the first size of the open product to the bag, and leaves the panel open that confirms it. */
export async function addFirstSize(here: Page): Promise<void> {
  const sizes = here.getByRole('combobox', { name: 'Talle' });
  const size = await sizes.locator('option:not([disabled]):not([value=""])').first().getAttribute('value');
  await sizes.selectOption(size ?? '');
  await press(here, 'Agregar al carrito');
  await shopper(here).added.getByText('Subtotal').waitFor();
}
