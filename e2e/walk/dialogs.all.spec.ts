import { expect, test } from '../fixtures/test.ts';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { texts } from '#contract/core/texts.ts';
import { misfits, violations } from './inspection.ts';
import { invalidMarkup } from './markup.ts';
import { desktop, phone, type Visit } from '../fixtures/visit.ts';

import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { logIn } from '../actors/ready-accounts.ts';
/** Asserts that the current screen has no findings. */
async function isRight({ page }: Visit, state: string): Promise<void> {
  const wrong = [...(await misfits(page)), ...(await violations(page)), ...(await invalidMarkup(page))];
  expect(wrong.map((one) => `${state}: ${one}`)).toEqual([]);
}

const seen = (visited: Visit, name: string | RegExp) =>
  visited.page.getByRole('button', { name }).filter({ visible: true }).first();

for (const viewport of [phone, desktop]) {
  test.describe(`MEND-47 at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('dialogs and panels of the shop are accessible in each state', async ({ page, me, shopper }) => {
      await page.goto('/home?gender=Women');

      await seen(me, 'Cuenta').click();
      await page.getByText(texts.nav.guest).waitFor();
      await isRight(me, 'account menu');
      await page.keyboard.press('Escape');

      await page.locator('[popovertarget="buscar"]').filter({ visible: true }).click();
      await page.getByRole('searchbox', { name: '¿Qué busca?' }).pressSequentially('camsa');
      await page.getByRole('list', { name: 'Productos' }).getByRole('link').first().waitFor();
      await isRight(me, 'search with suggestions');
      await page.keyboard.press('Escape');

      if (viewport.width < 700) {
        await seen(me, 'Menú').click();
        await page.getByRole('navigation', { name: 'Menú' }).waitFor();
        await isRight(me, 'menu');
        await page.keyboard.press('Escape');
        await seen(me, /^Filtrar y ordenar/).click();
        await page.getByRole('heading', { name: 'Filtrar y ordenar' }).waitFor();
        await page.getByText('Elegir varias').first().click();
        await isRight(me, 'sheet of filters');
        await page.keyboard.press('Escape');
      }

      await shopper.openProduct('Women');
      await page.getByRole('button', { name: 'Agregar al carrito' }).click();
      await shopper.toast(texts.detail.sizeMissing);
      await isRight(me, 'no size chosen');
      await page.getByRole('button', { name: 'Guía de talles' }).click();
      await page.getByRole('dialog', { name: 'Guía de talles' }).waitFor();
      await isRight(me, 'size guide');
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: /^Ampliar foto 1/ }).click();
      const zoom = page.getByRole('dialog', { name: /ampliadas/ });
      await zoom.getByText('Foto 1 de 4').waitFor();
      await isRight(me, 'zoom');
      await zoom.getByRole('button', { name: 'Acercar' }).click();
      await zoom.getByRole('button', { name: 'Alejar' }).waitFor();
      await isRight(me, 'zoom from near');
      await page.keyboard.press('Escape');
      await shopper.addToBag();
      await page.getByRole('button', { name: 'Agregar al carrito' }).click();
      await shopper.added.getByText('Subtotal').waitFor();
      await isRight(me, 'added to the bag');
      await page.keyboard.press('Escape');
      await shopper.openBag();
      await shopper.bag.getByText('Talle').first().waitFor();
      await isRight(me, 'bag beside the page');
      await page.keyboard.press('Escape');
      await page.goto('/bag');
      await page.getByRole('list', { name: 'Productos en el carrito' }).waitFor();
      await isRight(me, 'bag');

      await page.goto('/login?vista=crear');
      await page.getByLabel(registrationTexts.name).fill('A1');
      await page.getByLabel(registrationTexts.email).fill('no');
      await page.getByLabel(registrationTexts.email).blur();
      await page.getByText(registrationTexts.emailInvalid).waitFor();
      await isRight(me, 'registration with mistakes');
      await page.goto('/login');
      await shopper.logIn('cliente', 'equivocada');
      await page.getByText(accountTexts.login.refused).first().waitFor();
      await isRight(me, 'login refused');
    });

    test('the dialogs of the back office are accessible', async ({ page, me, owner }) => {
      await owner.enter('/admin/categories');
      for (const [path, button] of [
        ['/admin/categories', 'Crear categoría'],
        ['/admin/categories', /^Eliminar/],
        ['/admin/clients', /^Eliminar a/],
        ['/admin/allproducts', /stock/i],
        ['/admin/allproducts', /^Eliminar/],
        ['/admin/chatbot', 'New Pregunta'],
        ['/admin/chatbot', 'Insertar Pregunta'],
      ] as const) {
        await page.goto(path);
        await seen(me, button).click();
        await page.getByRole('dialog').filter({ visible: true }).first().waitFor();
        await isRight(me, `${path} ${String(button)}`);
      }
      await page.goto('/admin/orders');
      await page.locator('main [data-row-link]').first().click();
      await page.getByRole('dialog').filter({ visible: true }).first().waitFor();
      await isRight(me, 'an order');
    });

    test("the customer's menu and the question of unsaved work are accessible", async ({ page, me }) => {
      await logIn(page, 'maria', 'maria1234');
      await page.goto('/user/profile');
      await page.getByRole('button', { name: 'Cuenta' }).filter({ visible: true }).first().click();
      await page.getByText('Hola, María').waitFor();
      await isRight(me, 'account menu of a customer');
      await page.keyboard.press('Escape');
      await page.locator('main input[type="text"]:enabled').first().fill('Otro nombre');
      await page.getByRole('link', { name: /ir al inicio/ }).click();
      await page.getByRole('dialog').filter({ visible: true }).first().waitFor();
      await isRight(me, 'unsaved work');
    });

    test('menus, bars and dialogs of the back office are accessible', async ({ page, me, owner }) => {
      await owner.enter('/admin/clients');
      if (viewport.width < 1024) {
        await page.getByRole('button', { name: 'Menú' }).click();
        await page.getByRole('navigation', { name: 'Administración' }).filter({ visible: true }).waitFor();
        await isRight(me, 'menu');
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Orden, producto, cliente, pantalla o acción' }).fill('zzqqxx');
      await page.getByText('Nada coincide con «zzqqxx».').waitFor();
      await isRight(me, 'finder without results');
      await page.keyboard.press('Escape');

      await page.goto('/admin/clients?rol=client&order=since-desc&search=a');
      await page.getByRole('button', { name: 'Guardar vista' }).click();
      await owner.dialog('Guardar vista').waitFor();
      await isRight(me, 'saving a view');

      await page.goto('/admin/allproducts');
      await page
        .getByRole('checkbox', { name: /^Elegir / })
        .nth(1)
        .check();
      const bar = page.getByRole('region', { name: 'Acciones para lo elegido' });
      await bar.waitFor();
      await isRight(me, 'bar of what is chosen');
      await bar.getByRole('button', { name: 'Eliminar' }).click();
      await page.getByText(backOfficeTexts.productDesk.irreversible).filter({ visible: true }).first().waitFor();
      await isRight(me, 'deleting several products');
      await page.keyboard.press('Escape');

      await page.goto('/admin/modification/11');
      await page.getByLabel('Marca', { exact: true }).fill('Otra casa');
      await page.locator('main').getByRole('button', { name: 'Descartar', exact: true }).first().click();
      await owner.dialog('¿Descartar lo que escribió?').waitFor();
      await isRight(me, 'discarding what was written');
    });
  });
}
