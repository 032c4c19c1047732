import type { Page } from '@playwright/test';

/** What a buyer does on the pages of the simulator of Stripe. */
export function stripeBuyer(page: Page) {
  return {
    async payByCard(number = '4242 4242 4242 4242'): Promise<void> {
      await page.getByLabel('Número de la tarjeta').fill(number);
      await page.getByLabel('Caducidad').fill('12/34');
      await page.getByLabel('Código de seguridad').fill('123');
      await page.getByRole('button', { name: 'Pagar con tarjeta' }).click();
    },

    /** The buyer confirms in the app of the bank. */
    async payByBizum(): Promise<void> {
      await page.getByRole('button', { name: 'Pagar con Bizum' }).click();
      await page.getByRole('heading', { name: 'Confirmar el pago' }).waitFor();
      await page.getByRole('button', { name: 'Confirmar' }).click();
    },
  };
}
