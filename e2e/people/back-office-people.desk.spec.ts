import { expect, test } from '../fixtures/test.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { unique } from '../actors/unique.ts';

test('ACAT-1 ACAT-2 ACAT-3 a category is created, modified and deleted @all', async ({ page, owner }) => {
  const said = backOfficeTexts.categories;
  await owner.enter('/admin/categories');
  await page.getByRole('heading', { name: said.title }).waitFor();
  for (const group of [said.men, said.women]) await page.getByRole('heading', { name: group }).waitFor();
  await page.getByRole('button', { name: said.create }).click();
  const form = owner.dialog(said.create);
  await form.getByLabel('ID').fill('abc');
  await form.getByLabel('Título').fill('');
  await form.getByText(said.idNotNumber).waitFor();
  expect(await form.getByRole('button', { name: 'Crear' }).isDisabled()).toBe(true);
  const title = unique('Bolsos');
  await form.getByLabel('ID').fill('60123');
  await form.getByLabel('Título').fill(title);
  await form.getByLabel('Género').selectOption('women');
  await form.getByRole('button', { name: 'Crear' }).click();
  await owner.toast(said.created);
  await page.getByRole('region', { name: said.women }).getByRole('button', { name: title }).first().click();
  const edit = owner.dialog(said.update);
  expect(await edit.getByRole('button', { name: 'Modificar' }).isDisabled()).toBe(true);
  const changed = unique('Carteras');
  await edit.getByLabel('Título').fill(changed);
  await edit.getByRole('button', { name: 'Modificar' }).click();
  await owner.confirm(said.confirmUpdate, 'Modificar');
  await owner.toast(`Confirmado! ${said.updated}`);
  await page.getByRole('button', { name: `Eliminar ${changed}` }).click();
  await owner.confirm(new RegExp(changed), 'Eliminar');
  await owner.toast(said.removed);
  await page.goto('/admin/categories/nada');
  await owner.toast(said.idNotNumber);
});

test('AUSR-1 AUSR-2 AUSR-3 AUSR-4 AUSR-5 MEND-30 TEAM-1 users are created, found, changed, e-mailed and deleted @all', async ({
  page,
  owner,
}) => {
  const said = backOfficeTexts.people;
  await owner.enter('/admin/createadmin');
  const username = 'jefadepiso';
  // The next free one.
  await expect(page.getByLabel('Legajo')).toHaveValue(/^\d{6}$/);
  await page.getByLabel('Nombre de usuario').fill('abcd');
  await page.getByLabel('Legajo').fill('12345');
  await page.getByText('Debe ingresar un nombre').waitFor();
  expect(await page.getByRole('button', { name: 'Siguiente' }).isDisabled()).toBe(true);
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Legajo').fill('123456');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('button', { name: 'Volver' }).click();
  expect(await page.getByLabel('Legajo').inputValue()).toBe('123456');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByLabel('Contraseña', { exact: true }).fill('abcd');
  await page.getByLabel('Confirmar contraseña').fill('abce');
  await page.getByLabel('Contraseña', { exact: true }).focus();
  await page.getByText(said.passwordsDiffer).waitFor();
  await page.getByLabel('Confirmar contraseña').fill('abcd');
  await page.getByRole('button', { name: 'Crear administrador' }).click();
  await owner.toast(said.adminCreated);

  await page.goto('/admin/clients');
  await page.getByRole('heading', { name: said.title }).waitFor();
  const row = (name: string) => page.locator('main [data-row]').filter({ has: page.getByRole('link', { name }) });
  expect(
    await row('Ana Paz')
      .getByRole('button', { name: /Eliminar/ })
      .count(),
  ).toBe(0);
  await row('Luis Rey')
    .getByRole('button', { name: /correo para cambiar/ })
    .click();
  await owner.toast(said.emailSent);
  await page.getByLabel('Buscar clientes').fill(username);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.waitForURL(/search=/);
  await row('Ana Paz').waitFor({ state: 'detached' });
  await row(username).waitFor();
  expect(
    await row(username)
      .getByRole('button', { name: /correo para cambiar/ })
      .count(),
  ).toBe(0);
  await row(username).getByRole('link', { name: username }).click();
  await page.getByRole('heading', { name: said.detail }).waitFor();
  await page.getByText('Administrador', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Cambiar' }).click();
  await owner.confirm(`¿Quitar a ${username} el permiso de administrador?`, 'Cancelar');
  await page.getByText('Administrador', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Cambiar' }).click();
  await owner.confirm(`¿Quitar a ${username} el permiso de administrador?`, 'Quitar el permiso');
  await page.getByRole('definition').filter({ hasText: 'Cliente' }).waitFor();
  await page.getByRole('button', { name: 'Cambiar' }).click();
  await page.getByText('datos de todos los clientes').waitFor();
  await owner
    .dialog(/un administrador/)
    .getByLabel('Su contraseña')
    .fill('equivocada');
  await owner.confirm(`¿Hacer de ${username} un administrador?`, 'Hacer administrador');
  await owner
    .dialog(/un administrador/)
    .getByText('Contraseña actual incorrecta')
    .waitFor();
  await owner
    .dialog(/un administrador/)
    .getByLabel('Su contraseña')
    .fill('admin1234');
  await owner.confirm(`¿Hacer de ${username} un administrador?`, 'Hacer administrador');
  await page.getByRole('definition').filter({ hasText: 'Administrador' }).waitFor();
  await page.getByRole('button', { name: 'Cambiar' }).click();
  await owner
    .dialog(/administrador/)
    .getByLabel('Rol nuevo')
    .selectOption('Lectura');
  await owner.confirm(`¿Dar a ${username} el rol Lectura?`, 'Dar el rol');
  await page.getByRole('definition').filter({ hasText: 'Lectura' }).waitFor();
  await page.goto('/admin/clients/admin');
  await page.getByRole('button', { name: 'Cambiar' }).click();
  await owner.toast(said.ownRole);
  await page.goto('/admin/clients?search=cliente@percha.example');
  await page.getByRole('button', { name: 'Eliminar a Luis Rey' }).click();
  await page.getByText(/^Tiene .* órdenes de compra, .* pagadas?\.$/).waitFor();
  await owner.confirm(said.confirmRemove, 'Cancelar');
  await page.goto(`/admin/clients?search=${username}`);
  await page.getByRole('button', { name: `Eliminar a ${username}` }).click();
  await page.getByText(said.irreversible).waitFor();
  await owner.confirm(said.confirmRemove, 'Eliminar');
  await owner.toast('Confirmado! Su producto fue eliminado con éxito!');
  expect(await (await page.request.get('/admin/audit')).text()).toContain('Usuario eliminado');
});
