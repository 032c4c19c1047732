import { ownRoles } from '#contract/people/accounts/own-roles.ts';
import { unique } from '../actors/unique.ts';
import { expect, test } from '../fixtures/test.ts';

test('TEAM-1 the owner puts a role together, gives it, changes it under its person, and deletes it by moving the person @all', async ({
  page,
  owner,
  shop,
  browser,
}) => {
  const called = unique('Atención');
  const origin = { origin: shop.url };
  await owner.enter('/admin/roles');
  await expect(page.getByRole('heading', { name: 'Roles de la tienda' })).toBeVisible();

  // It begins as a copy, and permissions come with what they need.
  await page.getByRole('link', { name: 'Copiar el rol Lectura' }).click();
  await expect(page.getByLabel('Empezar con una copia de')).toHaveValue('viewer');
  await expect(page.getByLabel('Ver clientes')).toBeChecked();
  await page.getByLabel('Empezar con una copia de').selectOption('');
  await expect(page.getByLabel('Ver clientes')).not.toBeChecked();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Escriba el nombre del rol.')).toBeVisible();
  await expect(page.getByText('Elija al menos un permiso.')).toBeVisible();
  await page.getByLabel('Nombre').fill(called);
  await page.getByLabel('Aceptar y rechazar devoluciones').check();
  await expect(page.getByLabel('Ver órdenes, envíos y devoluciones')).toBeChecked();
  await page.getByLabel('Ver órdenes, envíos y devoluciones').uncheck();
  await expect(page.getByLabel('Aceptar y rechazar devoluciones')).not.toBeChecked();
  await page.getByLabel('Ver órdenes, envíos y devoluciones').check();
  // What is the owner's alone is not there.
  await expect(page.getByLabel(/contraseñas|cuenta de cobro|copias de seguridad/i)).toHaveCount(0);
  // It asks before what is typed is lost.
  await page.getByRole('link', { name: 'Clientes' }).first().click();
  await owner.confirm('¿Salir sin guardar?', 'Seguir editando');
  await expect(page.getByLabel('Nombre')).toHaveValue(called);
  await page.getByRole('button', { name: 'Guardar' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: called });
  await expect(entry).toContainText('Nadie lo tiene');

  // Somebody new gets it.
  const user_name = unique('persona').replaceAll(' ', '.');
  await page.goto('/admin/createadmin');
  await page.getByLabel('Nombre de usuario').fill(user_name);
  await page.getByLabel('Rol', { exact: true }).selectOption({ label: called });
  await expect(page.getByText('Puede: Ver órdenes, envíos y devoluciones.')).toBeVisible();
  const { roles } = ownRoles.list.output.parse(await (await page.request.get('/api/admin/roles')).json());
  const role = roles.find(({ name }) => name === called);
  if (!role) throw new Error('the role is not listed');
  const data = { user_name, legajo_user: '123456', rol: role.rol, user_password: 'secreta1' };
  expect((await page.request.post('/api/users/createAdmin', { headers: origin, data })).status()).toBe(201);

  const context = await browser.newContext({ baseURL: shop.url });
  const hers = await context.newPage();
  const entered = await hers.request.post('/api/users/login', { data: { user_name, user_password: 'secreta1' } });
  expect(entered.status()).toBe(200);
  await hers.goto('/admin');
  const menu = hers.getByRole('navigation', { name: 'Administración' }).first();
  await expect(menu.getByRole('link', { name: 'Órdenes', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Clientes' })).toHaveCount(0);

  // The role gets more, which asks for the password, and counts at her next step, without a new login.
  await page.goto('/admin/roles');
  await page.getByRole('link', { name: called }).click();
  await expect(page.getByText('Una persona tiene este rol')).toBeVisible();
  await page.getByLabel('Ver clientes').check();
  await page.getByLabel('Su contraseña').fill('equivocada');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Contraseña actual incorrecta')).toBeVisible();
  await page.getByLabel('Su contraseña').fill('admin1234');
  await page.getByLabel('Ver órdenes, envíos y devoluciones').uncheck();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(entry).toContainText('Ver clientes');
  await menu.getByRole('link', { name: 'Mi perfil' }).click();
  await expect(menu.getByRole('link', { name: 'Clientes' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Órdenes', exact: true })).toHaveCount(0);
  await hers.goto('/admin/orders');
  await expect(hers.getByText('Su cuenta no tiene permiso para ver esta página.')).toBeVisible();

  // Two who edit it: the second is asked.
  await page.getByRole('link', { name: called }).click();
  await expect(page.getByLabel('Nombre')).toHaveValue(called);
  const put = { name: called, permissions: ['customers.read', 'reports.read'], currentPassword: 'admin1234' };
  expect((await page.request.put(`/api/admin/roles/${role.id}`, { headers: origin, data: put })).status()).toBe(200);
  await page.getByLabel('Nombre').fill(`${called} bis`);
  await page.getByRole('button', { name: 'Guardar' }).click();
  const conflict = owner.dialog('Hay cambios de otra persona o de otra ventana');
  await expect(conflict).toContainText('Ver el resumen de ventas y las liquidaciones');
  await conflict.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `${called} bis` })).toContainText(
    'Ver el resumen de ventas',
  );

  // It is deleted by giving its person another role, and the session ends.
  await page.getByRole('button', { name: `Eliminar el rol ${called} bis` }).click();
  const question = owner.dialog(/^¿Eliminar el rol/);
  await expect(question).toContainText('Una persona tiene este rol.');
  await question.getByLabel('Rol nuevo').selectOption({ label: 'Órdenes' });
  await question.getByLabel('Su contraseña').fill('admin1234');
  await question.getByRole('button', { name: 'Eliminar rol' }).click();
  await expect(page.getByText('Rol eliminado.')).toBeVisible();
  await expect(page.getByRole('link', { name: called })).toHaveCount(0);
  await hers.goto('/admin');
  await expect(hers).toHaveURL(/\/login/);
  await page.goto(`/admin/clients/${user_name}`);
  await expect(page.locator('dd').filter({ hasText: 'Órdenes' })).toBeVisible();
  await page.goto('/admin/audit?kind=role');
  await expect(
    page.locator('main').getByText('Rol propio eliminado').and(page.locator(':not(option)')).first(),
  ).toBeVisible();
  await context.close();
});
