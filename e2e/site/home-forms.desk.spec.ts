import { expect, test } from '../fixtures/test.ts';
import { openForm, originalDraft, picture, titles } from './home-editor.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';

test('OWN-4 what is typed while a picture is uploaded stays, and the block waits for its pictures @all', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/home');
  const arrived = Promise.withResolvers<void>();
  await page.route('**/admin/home/pictures', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Agregar un bloque' }).click();
  await openForm(page)
    .getByRole('button', { name: /^Campaña/ })
    .click();
  const form = openForm(page);
  await form.getByLabel('Subir: Imagen ancha').setInputFiles(await picture(1900, 900, '#225577'));
  await form.getByLabel('Subir: Imagen angosta (opcional)').setInputFiles(await picture(800, 1000, '#775522'));
  await expect(form.getByText('Espere a que termine de subir la imagen.')).toBeVisible();
  const add = form.getByRole('button', { name: 'Agregar a la portada' });
  await expect(add).toBeDisabled();
  const title = form.getByLabel('Título', { exact: true });
  await title.fill('Mientras sube');
  await form.getByLabel('Qué se ve en la imagen').fill('Un perchero');
  arrived.resolve();
  await expect(add).toBeEnabled();
  await expect(title).toHaveValue('Mientras sube');
  await expect(form.getByRole('button', { name: 'Quitar esta imagen' })).toBeVisible();
  await add.click();
  await expect(form).toHaveCount(0);
  expect(await titles(page)).toContain('Campaña: Mientras sube');
});

test('OWN-4 a block that is not filled in moves the focus to what is missing, also to an editor or a list @all', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/home');
  const add = async (kind: RegExp) => {
    await page.getByRole('button', { name: 'Agregar un bloque' }).click();
    await openForm(page).getByRole('button', { name: kind }).click();
    return openForm(page);
  };
  const text = await add(/^Texto/);
  const editor = text.getByRole('textbox', { name: 'Texto' });
  await editor.waitFor();
  await text.getByRole('button', { name: 'Agregar a la portada' }).click();
  await expect(editor).toBeFocused();
  await expect(editor).toHaveAttribute('aria-invalid', 'true');
  expect(await nightlyViolations(page)).toEqual([]);
  // A text has links, as its choice says.
  await page.keyboard.type('Envíos');
  await page.keyboard.press('Control+A');
  await text.getByRole('button', { name: 'Enlace' }).click();
  await owner.dialog('Enlace').getByLabel('Dirección').fill('/paginas/envios');
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('link', { name: 'Envíos' })).toBeVisible();
  await expect(editor).not.toHaveAttribute('aria-invalid');
  await text.getByRole('button', { name: 'Agregar a la portada' }).click();

  const tiles = await add(/^Mosaico/);
  await tiles.getByLabel('Título', { exact: true }).fill('Elegidas');
  await tiles.getByLabel('Qué muestra').selectOption('picked');
  await tiles.getByRole('button', { name: 'Agregar a la portada' }).click();
  await expect(page.locator(':focus')).toHaveText(/^Elija/);
  await tiles.getByRole('button', { name: 'Cancelar' }).click();
  await owner.confirm('¿Salir sin guardar?', 'Salir');

  const row = await add(/^Fila de productos/);
  await row.getByLabel('Título', { exact: true }).fill('Elegidas');
  await row.getByLabel('Qué prendas muestra').selectOption('picked');
  await row.getByRole('button', { name: 'Agregar a la portada' }).click();
  await expect(row.getByLabel('Buscar una prenda')).toBeFocused();
  await row.getByRole('button', { name: 'Cancelar' }).click();
  await owner.confirm('¿Salir sin guardar?', 'Salir');
});

test('OWN-4 whoever removes or moves blocks by the keyboard stays where she is @all', async ({ page, owner }) => {
  await originalDraft(page);
  await owner.enter('/admin/home');
  const names = await titles(page);
  const button = (what: string, name = '') => page.getByRole('button', { name: `${what} «${name}»` });
  await button('Quitar', names[1]).focus();
  await page.keyboard.press('Enter');
  await expect(button('Quitar', names[2])).toBeFocused();
  await button('Bajar', names[0]).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => titles(page)).toEqual([names[2], names[0], ...names.slice(3)]);
  await expect(button('Bajar', names[0])).toBeFocused();
  await button('Subir', names[2]).focus();
  await page.keyboard.press('Enter');
  const said = page.getByRole('region', { name: 'Bloques de la portada' }).getByRole('status');
  await expect(said).toContainText('ya está en el primer lugar');
  await expect(button('Subir', names[2])).toBeFocused();
});
