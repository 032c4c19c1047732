import type { Locator, Page } from '@playwright/test';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { texts } from '#contract/core/texts.ts';
import { linkInEmail } from '../mail/emails.ts';
import { shopper } from '../actors/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop, phone, shopOf } from '../fixtures/visit.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';

/** Lets visitors buy without a login, or not, as the owner's switch does. */
async function allow(page: Page, guestCheckout: boolean): Promise<void> {
  const headers = { origin: shopOf(page).url };
  const saved = await page.request.patch('/api/admin/settings/selling', { headers, data: { guestCheckout } });
  expect(saved.status()).toBe(200);
}

/** What a person does on the way, counted: every tap, and every field that is filled in. */
function counted() {
  let interactions = 0;
  return {
    interactions: () => interactions,
    async tap(target: Locator): Promise<void> {
      interactions += 1;
      await target.click();
    },
    async fill(target: Locator, text: string): Promise<void> {
      interactions += 1;
      await target.fill(text);
    },
    async choose(target: Locator, value: string): Promise<void> {
      interactions += 1;
      await target.selectOption(value);
    },
  };
}

test('PRICE-11 a visitor buys on a phone in 10 interactions, and the e-mail of the purchase opens the account that has it', async ({
  visit,
}) => {
  const desk = await visit({ width: desktop.width, as: 'admin' });
  await allow(desk.page, true);
  try {
    const { page } = await visit({ width: phone.width });
    const she = shopper(page);
    const email = `visita${process.pid}@example.com`;
    await she.openProduct('Women');
    await she.addToBag();
    await page.goto('/bag');

    const { tap, fill, choose, interactions } = counted();
    await tap(page.getByRole('link', { name: texts.bag.pay }).first());
    await page.getByRole('heading', { name: 'Entrega' }).waitFor();
    const login = page.getByRole('link', { name: 'Ya tengo una cuenta' });
    expect(await login.getAttribute('href')).toBe('/login?volver=/bag/delivery');
    expect(await nightlyViolations(page)).toEqual([]);
    await fill(page.getByLabel('Correo electrónico'), email);
    await fill(page.getByLabel('Quién recibe'), 'Julia Ríos');
    await fill(page.getByLabel('Teléfono'), '11 2345-6789');
    await fill(page.getByLabel('Calle'), 'Av. Corrientes');
    await fill(page.getByLabel('Número'), '1234');
    await fill(page.getByLabel('Código postal'), '1043');
    await fill(page.getByLabel('Localidad'), 'Buenos Aires');
    await choose(page.getByLabel('Provincia'), 'C');
    await tap(page.getByRole('button', { name: 'Continuar al pago' }));
    await page.getByLabel('Número de tarjeta').waitFor();
    expect(interactions()).toBe(10);

    await she.payAs('APRO');
    await page.waitForURL('**/pagar/*?**');
    await page.getByRole('heading', { name: 'Su compra en una cuenta' }).waitFor();
    expect(await page.getByText(email).count()).toBe(0);
    expect(await nightlyViolations(page)).toEqual([]);
    await page.goto('/bag');
    await page.getByText(texts.bag.emptyPage).waitFor();
    await page.goto('/user/orders');
    await page.getByRole('heading', { name: accountTexts.login.title }).waitFor();

    await page.goto(await linkInEmail(page, email, 'Ponerle una contraseña'));
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('elegida1');
    await page.getByLabel('Repita la contraseña nueva').fill('elegida1');
    await page.getByRole('button', { name: /Guardar/ }).click();
    await page.waitForURL('**/login**');
    await she.logIn(email, 'elegida1');
    await she.toast(texts.login.done);
    await page.goto('/user/orders');
    await page.getByRole('listitem').filter({ hasText: 'Aprobada' }).waitFor();
  } finally {
    await allow(desk.page, false);
  }
});
