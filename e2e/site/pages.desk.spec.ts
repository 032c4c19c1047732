import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { readPage } from '../fixtures/sent-page.ts';
import { misfits } from '../walk/inspection.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';

const problems = async (page: Page) => [...(await misfits(page)), ...(await nightlyViolations(page))];

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Contenido' });

/** Replaces the whole text in the editor. */
async function write(page: Page, text: string): Promise<void> {
  await textOf(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Publishes once what was sent before is answered: a busy button ignores clicks. */
async function publish(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
}

test('OWN-5 the owner starts a page from its template, edits, previews and publishes it, a guest reads it from the footer, and an earlier version comes back', async ({
  page,
  owner,
  request,
  visit,
}) => {
  const shown = async () => (await readPage(request, '/paginas/cambios-y-devoluciones')).$('article').text();
  await owner.enter('/admin/pages');
  await page.getByRole('table').getByRole('link', { name: 'Cambios y devoluciones' }).click();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await owner.confirm('¿Eliminar Cambios y devoluciones?', 'Eliminar');
  await owner.toast('Página eliminada.');
  await page.getByRole('region', { name: 'Empezar con una plantilla' }).getByText('Cambios y devoluciones').click();
  await owner.dialog('Cambios y devoluciones').getByRole('button', { name: 'Crear borrador' }).click();
  await page.waitForURL('**/admin/pages/cambios-y-devoluciones');
  await expect(textOf(page).getByText('Ley 24.240').first()).toBeVisible();
  await expect(page.getByText('revise el texto con un abogado')).toBeVisible();
  expect(await problems(page)).toEqual([]);

  await write(page, 'Se cambia en {{sucursal}}.');
  await publish(page);
  await expect(page.getByRole('alert').getByText('«sucursal»')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '«sucursal»' })).toBeVisible();
  await write(page, 'Primera redacción del texto.');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  await page.waitForURL('**/vista-previa');
  await expect(page.getByText('Primera redacción del texto.')).toBeVisible();
  await page.getByRole('link', { name: 'Volver a editar' }).click();
  await publish(page);
  await owner.toast('Página publicada.');

  const { page: guest } = await visit();
  await guest.goto('/about');
  await guest.getByRole('contentinfo').getByRole('link', { name: 'Cambios y devoluciones' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Cambios y devoluciones' })).toBeVisible();
  await expect(guest.getByText('Primera redacción del texto.')).toBeVisible();

  await write(page, 'Segunda redacción del texto.');
  await publish(page);
  await expect(page.getByText('Versión 4 · la que se ve ahora')).toBeVisible();
  expect(await shown()).toContain('Segunda redacción del texto.');
  await page.getByRole('button', { name: 'Volver a la versión 3' }).click();
  await owner.toast('Versión recuperada como borrador.');
  await expect(textOf(page).getByText('Primera redacción')).toBeVisible();
  await publish(page);
  await expect(page.getByText('Versión 5 · la que se ve ahora')).toBeVisible();
  expect(await shown()).toContain('Primera redacción del texto.');
});

test('OWN-5 a link, a table and a value of the shop are written in the editor, and read on the page @all', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/pages');
  await page.getByRole('button', { name: 'Página en blanco' }).click();
  await expect(owner.dialog('Página en blanco').getByText('/paginas/…')).toBeVisible();
  await owner.dialog('Página en blanco').getByLabel('Título').fill('Cuidado de la ropa');
  await expect(page.getByLabel('Dirección')).toHaveValue('cuidado-de-la-ropa');
  await page.getByRole('button', { name: 'Crear borrador' }).click();
  await page.waitForURL('**/admin/pages/cuidado-de-la-ropa');
  await write(page, 'Lino');
  await page.keyboard.press('Control+A');
  await page.getByRole('button', { name: 'Enlace' }).click();
  const dialog = owner.dialog('Enlace');
  await dialog.getByLabel('Dirección').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Poner el enlace' }).click();
  await expect(dialog.getByText('Escriba una dirección como')).toBeVisible();
  await dialog.getByLabel('Dirección').fill('/paginas/guia-de-talles');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tabla', exact: true }).click();
  await page.keyboard.type('Temperatura');
  await page.getByRole('button', { name: 'Fila debajo' }).click();
  await page.getByRole('button', { name: 'Quitar columna' }).click();

  // A value is inserted by its button alone.
  const choice = page.getByLabel('Insertar un dato de la tienda');
  const insert = page.getByRole('button', { name: 'Insertar', exact: true });
  await expect(insert).toBeDisabled();
  // As browsers do that choose with the arrow keys.
  await choice.selectOption({ index: 1 });
  await choice.selectOption('tienda');
  await expect(textOf(page)).not.toContainText('{{');
  await insert.click();
  await expect(textOf(page)).toContainText('{{tienda}}');
  expect((await textOf(page).innerText()).match(/\{\{\w+\}\}/g)).toHaveLength(1);
  await expect(choice).toHaveValue('');

  // A page without a title is not saved.
  const title = page.getByLabel('Título', { exact: true });
  await title.fill('');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(title).toBeFocused();
  await title.fill('Cuidado de la ropa');
  await page.getByLabel('En el pie de todas las páginas').uncheck();
  await publish(page);
  await owner.toast('Página publicada.');

  await page.goto('/paginas/cuidado-de-la-ropa');
  const article = page.getByRole('article');
  await expect(article.getByRole('row')).toHaveCount(4);
  await expect(article).toContainText('Percha');
  expect(await nightlyViolations(page)).toEqual([]);
  await article.getByRole('link', { name: 'Lino' }).click();
  await page.waitForURL('**/paginas/guia-de-talles');
  await page.goto('/admin/pages/cuidado-de-la-ropa');
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await owner.confirm('¿Eliminar Cuidado de la ropa?', 'Eliminar');
  await owner.toast('Página eliminada.');
  expect((await page.request.get('/paginas/cuidado-de-la-ropa')).status()).toBe(404);
});
