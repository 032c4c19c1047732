import type { Page } from '@playwright/test';
import { texts } from '#contract/core/texts.ts';
import { shopper } from '../actors/shopper.ts';
import type { LiveShop } from './live-shop.ts';

/** Buys the product of this page as a new customer with an address in Argentina. Returns the customer's user name. */
export async function buyAsNewCustomer(page: Page, live: LiveShop): Promise<string> {
  const he = shopper(page);
  await he.addToBag();
  await page.goto('/login?vista=crear&volver=%2Fbag');
  const { username, password } = await he.register();
  await he.logIn(username, password);
  await page.waitForURL('**/bag');
  await payBag(page, live, he.tellAddress);
  return username;
}

/** Pays what is in the bag, from its page. `tellAddress` fills in the step 'Entrega', `pay` what the provider's page asks. */
export async function payBag(
  page: Page,
  live: LiveShop,
  tellAddress: () => Promise<void>,
  pay = () => shopper(page).payAs('APRO'),
): Promise<void> {
  await page.getByRole('button', { name: texts.bag.pay }).click();
  await tellAddress();
  await pay();
  await page.waitForURL(`${live.url}/user/orders/actual?**`);
  await page.getByText('Gracias por su compra').waitFor();
}
