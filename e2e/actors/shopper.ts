import { t } from '#messages/messages.ts';
import type { Page } from '@playwright/test';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';

import { fillAddress } from './address-page.ts';

let people = 0;

/** The actions of a shopper on the screens. */
export function shopper(page: Page) {
  const bag = page.getByRole('dialog', { name: /Carrito/ });
  const added = page.getByRole('dialog', { name: t('bag.added') });
  return {
    bag,
    toast: (message: string | RegExp) => page.getByText(message).first().waitFor(),

    /**
     * Opens a product of a gender in stock, and returns its name. Takes it from the second page: products that other
     * tests have made are new, so on the first page.
     */
    async openProduct(gender: 'Men' | 'Women' = 'Men'): Promise<string> {
      await page.goto(`/home?gender=${gender}&page=2`);
      await page.locator('main li').filter({ hasNotText: 'Agotado' }).locator('a[href^="/detail/"]').first().click();
      await page.getByRole('combobox', { name: t('catalogue.size') }).waitFor();
      return page.getByRole('heading', { level: 1 }).innerText();
    },

    added,

    /** Chooses the first size in stock, adds one unit to the bag, and closes the panel that confirms it. */
    async addToBag(): Promise<void> {
      const size = await page
        .getByRole('combobox', { name: t('catalogue.size') })
        .locator('option:not([disabled]):not([value=""])')
        .first()
        .getAttribute('value');
      await page.getByRole('combobox', { name: t('catalogue.size') }).selectOption(size ?? '');
      await page.getByRole('button', { name: t('catalogue.addToBag') }).click();
      await added.waitFor();
      await page.keyboard.press('Escape');
      await added.waitFor({ state: 'hidden' });
    },

    openBag: () =>
      page
        .getByRole('button', { name: /^Carrito(,|$)/ })
        .filter({ visible: true })
        .first()
        .click(),

    async logIn(username: string, password: string): Promise<void> {
      await page.getByRole('heading', { name: accountTexts.login.title }).waitFor();
      await page.getByLabel(accountTexts.login.username, { exact: true }).fill(username);
      await page.getByLabel(accountTexts.login.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: accountTexts.login.submit }).click();
    },

    /** Submits the registration form for a new user. Returns the user name and password. */
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

    /** Fills the step 'Entrega', which a customer without an address sees before the payment. */
    async tellAddress(): Promise<void> {
      await page.getByRole('heading', { name: 'Entrega' }).waitFor();
      await fillAddress(page, 'Av. Corrientes');
      await page.getByRole('button', { name: 'Continuar al pago' }).click();
    },

    /** Pays on the provider's page with a card holder whose name decides the result. */
    async payAs(holder: 'APRO' | 'OTHE' | 'CONT'): Promise<void> {
      await page.getByLabel('Número de tarjeta').waitFor();
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
