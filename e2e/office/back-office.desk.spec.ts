import { expect, test } from '../fixtures/test.ts';
import { accountTexts } from '#contract/account.texts.ts';
import { shopper } from '../actors/shopper.ts';

test('ADM-3 guests are redirected to the login, customers are rejected, and no screen responds to either', async ({
  page,
}) => {
  const paths = ['/admin', '/admin/orders', '/admin/clients', '/admin/createproduct', '/creation', '/admin/Publicidad'];
  for (const path of paths) {
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe('/login');
  }
  await shopper(page).logIn('cliente', 'cliente1234');
  await page.getByText('Esta puerta está cerrada').waitFor();
  for (const path of paths) expect((await page.goto(path))?.status()).toBe(403);
});

test('ADM-1 ADM-2 the layout links to every screen, and logs out', async ({ page, owner }) => {
  await owner.enter();
  for (const way of ['Mis productos', 'Crear productos', 'Mis clientes', 'Mis ordenes']) {
    await page.getByRole('link', { name: way, exact: true }).waitFor();
  }
  await page.getByText('Ventas de los últimos 30 días').waitFor();
  const menu = await owner.menu(width);
  const addresses = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(
    expect.arrayContaining(
      [
        'principal',
        'categories',
        'createproduct',
        'allproducts',
        'createadmin',
        'clients',
        'profile',
        'chatbot',
        'orders',
        'Publicidad',
      ].map((part) => `/admin/${part}`),
    ),
  );
  await menu.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await owner.toast('Sesión cerrada exitosamente!');
  await page.waitForURL((url) => url.pathname === '/');
});

test('APROF-1 the administrator edits the own profile', async ({ page, owner }) => {
  await owner.enter('/admin/profile');
  const save = page.getByRole('button', { name: accountTexts.profile.save });
  expect(await save.isDisabled()).toBe(true);
  expect(await page.getByLabel('Usuario').inputValue()).toBe('admin');
  const dni = String(30_000_000 + width);
  await page.getByLabel('DNI').fill(dni);
  await save.click();
  await owner.toast(accountTexts.profile.done);
  await page.reload();
  expect(await page.getByLabel('DNI').inputValue()).toBe(dni);
});
