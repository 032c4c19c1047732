import { expect, type Page } from '@playwright/test';
import { texts } from '#contract/core/texts.ts';
import { shopper } from '../../actors/shopper.ts';
import { addFirstSize, press } from './acts.ts';
import { page, state, type Scene } from './scene.ts';

/** Buys a product, and pays it with a card whose holder decides the result. */
function buying(holder: 'APRO' | 'OTHE' | 'CONT', seen: string) {
  return async (here: Page): Promise<void> => {
    await addFirstSize(here);
    await here.goto('/bag');
    await press(here, texts.bag.pay);
    await shopper(here).payAs(holder);
    if (holder !== 'APRO') await here.getByRole('link', { name: /^Volver/ }).click();
    await here.getByText(seen).first().waitFor();
  };
}

const toBuyer = 'Pago aprobado';

/** The buyer and the shop's administrator each get one. */
async function untilSent(here: Page): Promise<void> {
  const emails = here.locator('main a[href^="/outbox/"]');
  await expect
    .poll(async () => {
      await here.reload();
      return emails.count();
    })
    .toBe(2);
}

/** What a buyer sees after the payment, and the e-mail of the purchase. */
export const purchaseScenes: readonly Scene[] = [
  state('thanks', '/detail/5', buying('APRO', 'Gracias por su compra')),
  state('outbox', '/outbox', untilSent),
  state('email', '/outbox', async (here) => {
    await here.locator('main a[href^="/outbox/"]').filter({ hasText: toBuyer }).click();
    await here.frameLocator('iframe').getByRole('heading').first().waitFor();
  }),
  state('payment-rejected', '/detail/5', buying('OTHE', 'El pago fue rechazado')),
  state('payment-in-review', '/detail/5', buying('CONT', 'Su pago está en revisión')),
  page('/user/orders', 'orders'),
];
