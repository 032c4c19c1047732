import { inject } from 'vitest';
import type { Page } from 'playwright-core';
import { registrationTexts } from '#contract/registration.texts.ts';
import { texts } from '#contract/texts.ts';

let people = 0;

/** What a shopper does on the screens, in the shopper's words. */
export function shopper(page: Page, { sandboxUrl = inject('sandboxUrl') }: { readonly sandboxUrl?: string } = {}) {
  const bag = page.getByRole('dialog', { name: /Carrito/ });
  return {
    bag,
    toast: (message: string) => page.getByText(message).first().waitFor(),

    /**
     * Opens a product of a gender that has stock, and returns its name. From the second page: what other tests create
     * and remove meanwhile is new, and stands on the first.
     */
    async openProduct(gender: 'Men' | 'Women' = 'Men'): Promise<string> {
      await page.goto(`/home?gender=${gender}&page=2`);
      await page.locator('main li').filter({ hasNotText: 'Agotado' }).locator('a[href^="/detail/"]').first().click();
      await page.getByRole('combobox', { name: 'Talle' }).waitFor();
      return page.getByRole('heading', { level: 1 }).innerText();
    },

    /** Chooses the first size in stock and puts one unit into the bag. */
    async addToBag(): Promise<void> {
      const size = await page
        .getByRole('combobox', { name: 'Talle' })
        .locator('option:not([disabled]):not([value=""])')
        .first()
        .getAttribute('value');
      await page.getByRole('combobox', { name: 'Talle' }).selectOption(size ?? '');
      await page.getByRole('button', { name: 'Agregar al carrito' }).click();
      await page.getByText('Agregado al carrito').first().waitFor();
    },

    openBag: () =>
      page
        .getByRole('button', { name: /Bolsa de compras/ })
        .filter({ visible: true })
        .first()
        .click(),

    async logIn(username: string, password: string): Promise<void> {
      await page.getByRole('heading', { name: texts.login.title }).waitFor();
      await page.getByLabel(texts.login.username, { exact: true }).fill(username);
      await page.getByLabel(texts.login.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: texts.login.submit }).click();
    },

    /** Fills in the registration form as somebody new, and returns who. */
    async register(): Promise<{ username: string; password: string }> {
      people += 1;
      const username = `e2e${process.pid}x${people}`;
      await page.getByLabel(registrationTexts.name).fill('Julia Ríos');
      await page.getByLabel(registrationTexts.email).fill(`${username}@example.com`);
      await page.getByLabel(registrationTexts.username).fill(username);
      await page.getByLabel(registrationTexts.password, { exact: true }).fill('secreta1');
      await page.getByLabel(registrationTexts.repeatPassword).fill('secreta1');
      await page.getByRole('button', { name: registrationTexts.submit }).click();
      return { username, password: 'secreta1' };
    },

    /** Pays on the provider's page as a cardholder whose name decides what happens. */
    async payAs(holder: 'APRO' | 'OTHE' | 'CONT'): Promise<void> {
      await page.waitForURL((url) => url.href.startsWith(sandboxUrl));
      await page.getByLabel('Número de tarjeta').fill('5031 7557 3453 0604');
      await page.getByLabel('Nombre del titular').fill(holder);
      await page.getByLabel('Vencimiento').fill('11/30');
      await page.getByLabel('Código de seguridad').fill('123');
      await page.getByLabel('Documento del titular').fill('12345678');
      await page
        .getByRole('button', { name: /^pagar/i })
        .first()
        .click();
    },
  };
}
