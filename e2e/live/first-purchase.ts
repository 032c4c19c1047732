import type { Page } from '@playwright/test';
import { texts } from '#contract/texts.ts';
import { shopper } from '../actors/shopper.ts';
import type { LiveShop } from './live-shop.ts';

/**
 * Buys the product of this page as a new customer. `tellAddress` fills in the step 'Entrega'; by default with an address in
 * Argentina. Returns the customer's user name.
 */
export async function buyAsNewCustomer(
  page: Page,
  live: LiveShop,
  tellAddress = () => shopper(page).tellAddress(),
): Promise<string> {
  const he = shopper(page, { sandboxUrl: live.sandboxUrl });
  await he.addToBag();
  await page.goto('/login?vista=crear&volver=%2Fbag');
  const { username, password } = await he.register();
  await he.logIn(username, password);
  await page.waitForURL('**/bag');
  await page.getByRole('button', { name: texts.bag.pay }).click();
  await tellAddress();
  await he.payAs('APRO');
  await page.waitForURL(`${live.url}/user/orders/actual?**`);
  await page.getByText('Gracias por su compra').waitFor();
  return username;
}
