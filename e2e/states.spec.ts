import { expect, test } from 'vitest';
import { registrationTexts } from '#contract/registration.texts.ts';
import { accountTexts } from '#contract/account.texts.ts';
import { texts } from '#contract/texts.ts';
import { administrator } from './administrator.ts';
import { misfits, violations } from './inspection.ts';
import { invalidMarkup } from './markup.ts';
import { shopper } from './shopper.ts';
import { visit, widths } from './visit.ts';
import type { Visit } from './visit.ts';

/** Asserts that the current screen has no findings. */
async function isRight({ page }: Visit, state: string): Promise<void> {
  const wrong = [...(await misfits(page)), ...(await violations(page)), ...(await invalidMarkup(page))];
  expect(wrong.map((one) => `${state}: ${one}`)).toEqual([]);
}

const seen = (visited: Visit, name: string | RegExp) =>
  visited.page.getByRole('button', { name }).filter({ visible: true }).first();

test.each(widths)('dialogs and panels of the shop are accessible in each state, at %i px', async (width) => {
  const visited = await visit({ width });
  const { page } = visited;
  const she = shopper(page);
  await page.goto('/home?gender=Women');

  await seen(visited, 'Cuenta').click();
  await page.getByText(texts.nav.guest).waitFor();
  await isRight(visited, 'account menu');
  await page.keyboard.press('Escape');

  await page.locator('[popovertarget="buscar"]').filter({ visible: true }).click();
  await page.getByRole('searchbox', { name: '¿Qué busca?' }).pressSequentially('camsa');
  await page.getByRole('list', { name: 'Productos' }).getByRole('link').first().waitFor();
  await isRight(visited, 'search with suggestions');
  await page.keyboard.press('Escape');

  if (width < 700) {
    await seen(visited, 'Menú').click();
    await page.getByRole('navigation', { name: 'Menú' }).waitFor();
    await isRight(visited, 'menu');
    await page.keyboard.press('Escape');
    await seen(visited, /^Filtrar y ordenar/).click();
    await page.getByRole('heading', { name: 'Filtrar y ordenar' }).waitFor();
    await page.getByText('Elegir varias').first().click();
    await isRight(visited, 'sheet of filters');
    await page.keyboard.press('Escape');
  }

  await she.openProduct('Women');
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await she.toast(texts.detail.sizeMissing);
  await isRight(visited, 'no size chosen');
  await page.getByRole('button', { name: 'Guía de talles' }).click();
  await page.getByRole('dialog', { name: 'Guía de talles' }).waitFor();
  await isRight(visited, 'size guide');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Ampliar foto 1/ }).click();
  const zoom = page.getByRole('dialog', { name: /ampliadas/ });
  await zoom.getByText('Foto 1 de 4').waitFor();
  await isRight(visited, 'zoom');
  await zoom.getByRole('button', { name: 'Acercar' }).click();
  await zoom.getByRole('button', { name: 'Alejar' }).waitFor();
  await isRight(visited, 'zoom from near');
  await page.keyboard.press('Escape');
  await she.addToBag();
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await she.added.getByText('Subtotal').waitFor();
  await isRight(visited, 'added to the bag');
  await page.keyboard.press('Escape');
  await she.openBag();
  await she.bag.getByText('Talle').first().waitFor();
  await isRight(visited, 'bag beside the page');
  await page.keyboard.press('Escape');
  await page.goto('/bag');
  await page.getByRole('list', { name: 'Productos en el carrito' }).waitFor();
  await isRight(visited, 'bag');

  await page.goto('/login?vista=crear');
  await page.getByLabel(registrationTexts.name).fill('A1');
  await page.getByLabel(registrationTexts.email).fill('no');
  await page.getByLabel(registrationTexts.email).blur();
  await page.getByText(registrationTexts.emailInvalid).waitFor();
  await isRight(visited, 'registration with mistakes');
  await page.goto('/login');
  await she.logIn('cliente', 'equivocada');
  await page.getByText(accountTexts.login.refused).first().waitFor();
  await isRight(visited, 'login refused');
  await visited.close();
});

test.each(widths)('the dialogs of the back office are accessible, at %i px', async (width) => {
  const visited = await visit({ width });
  const { page } = visited;
  await administrator(page).enter('/admin/categories');
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
    await seen(visited, button).click();
    await page.getByRole('dialog').filter({ visible: true }).first().waitFor();
    await isRight(visited, `${path} ${String(button)}`);
  }
  await page.goto('/admin/orders');
  await page.locator('main [data-row-link]').first().click();
  await page.getByRole('dialog').filter({ visible: true }).first().waitFor();
  await isRight(visited, 'an order');
  await visited.close();
});
