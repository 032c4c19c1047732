import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { administrator } from '../actors/administrator.ts';
import { misfits, violations } from '../walk/inspection.ts';

const problems = async (page: Page) => [...(await misfits(page)), ...(await violations(page))];

/** Replaces the whole text in the editor. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Contenido' }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Publishes once what was sent before is answered: a busy button ignores clicks. */
async function publish(page: Page): Promise<void> {
  await expect.poll(() => page.locator('main [aria-busy]').count()).toBe(0);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
}

test('OWN-5 the owner starts a page from its template, edits, previews and publishes it, a guest reads it from the footer, and an earlier version comes back', async ({
  visit,
}) => {
  const { page, close } = await visit({ width });
  const she = administrator(page);
  await she.enter('/admin/pages');
  expect(await problems(page)).toEqual([]);
  await page.getByRole('table').getByRole('link', { name: 'Cambios y devoluciones' }).click();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await she.confirm('¿Eliminar Cambios y devoluciones?', 'Eliminar');
  await she.toast('Página eliminada.');
  await page.getByRole('region', { name: 'Empezar con una plantilla' }).getByText('Cambios y devoluciones').click();
  await she.dialog('Cambios y devoluciones').getByRole('button', { name: 'Crear borrador' }).click();
  await page.waitForURL('**/admin/pages/cambios-y-devoluciones');
  await page.getByRole('textbox', { name: 'Contenido' }).getByText('Ley 24.240').first().waitFor();
  await page.getByText('revise el texto con un abogado').waitFor();
  expect(await problems(page)).toEqual([]);

  await write(page, 'Se cambia en {{sucursal}}.');
  await publish(page);
  await page.getByRole('alert').getByText('«sucursal»').waitFor();
  await page.getByRole('listitem').filter({ hasText: '«sucursal»' }).waitFor();
  await write(page, 'Primera redacción del texto.');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  await page.waitForURL('**/vista-previa');
  await page.getByText('Primera redacción del texto.').waitFor();
  expect(await problems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Volver a editar' }).click();
  await publish(page);
  await she.toast('Página publicada.');

  const guest = await visit({ width });
  await guest.page.goto('/about');
  await guest.page.getByRole('contentinfo').getByRole('link', { name: 'Cambios y devoluciones' }).click();
  await guest.page.getByRole('heading', { level: 1, name: 'Cambios y devoluciones' }).waitFor();
  await guest.page.getByText('Primera redacción del texto.').waitFor();
  expect(await problems(guest.page)).toEqual([]);

  await write(page, 'Segunda redacción del texto.');
  await publish(page);
  await page.getByText('Versión 4 · la que se ve ahora').waitFor();
  await guest.page.reload();
  await guest.page.getByText('Segunda redacción del texto.').waitFor();
  await page.getByRole('button', { name: 'Volver a la versión 3' }).click();
  await she.toast('Versión recuperada como borrador.');
  await page.getByRole('textbox', { name: 'Contenido' }).getByText('Primera redacción').waitFor();
  await publish(page);
  await page.getByText('Versión 5 · la que se ve ahora').waitFor();
  await guest.page.reload();
  await guest.page.getByText('Primera redacción del texto.').waitFor();
  await guest.close();
  await close();
});

test('OWN-5 of two who edit a page the second is asked, and keeps what was typed', async ({ visit }) => {
  const first = await visit();
  const second = await visit();
  for (const { page } of [first, second]) await administrator(page).enter('/admin/pages/preguntas-frecuentes');
  const titleOf = (page: Page) => page.getByLabel('Título', { exact: true });
  const save = (page: Page) => page.getByRole('button', { name: 'Guardar borrador' }).click();
  await titleOf(first.page).fill('Preguntas de la primera');
  await save(first.page);
  await administrator(first.page).toast('Borrador guardado.');
  await titleOf(second.page).fill('Preguntas de la segunda');
  await save(second.page);
  const question = administrator(second.page).dialog('Hay cambios de otra persona o de otra ventana');
  await question.getByText('Preguntas de la primera').waitFor();
  expect(await titleOf(second.page).inputValue()).toBe('Preguntas de la segunda');
  await question.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await administrator(second.page).toast('Borrador guardado.');
  await second.page.reload();
  expect(await titleOf(second.page).inputValue()).toBe('Preguntas de la segunda');
  await titleOf(second.page).fill('Preguntas frecuentes');
  await save(second.page);
  await administrator(second.page).toast('Borrador guardado.');
  await first.close();
  await second.close();
});

test('OWN-5 a value is inserted by its button alone, and a page without a title moves the focus to it', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/pages/guia-de-talles');
  const text = page.getByRole('textbox', { name: 'Contenido' });
  await write(page, 'Escriba a ');
  const choice = page.getByLabel('Insertar un dato de la tienda');
  const insert = page.getByRole('button', { name: 'Insertar', exact: true });
  expect(await insert.isDisabled()).toBe(true);
  // As browsers do that choose with the arrow keys.
  await choice.selectOption({ index: 1 });
  await choice.selectOption({ index: 2 });
  expect(await text.innerText()).not.toContain('{{');
  await insert.click();
  expect((await text.innerText()).match(/\{\{\w+\}\}/g)).toHaveLength(1);
  expect(await choice.inputValue()).toBe('');

  const title = page.getByLabel('Título', { exact: true });
  await title.fill('');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
});

test('OWN-5 a table and a link are written in the editor, and read on the page', async ({ page, owner }) => {
  await owner.enter('/admin/pages');
  await page.getByRole('button', { name: 'Página en blanco' }).click();
  await owner.dialog('Página en blanco').getByLabel('Título').fill('Cuidado de la ropa');
  expect(await page.getByLabel('Dirección').inputValue()).toBe('cuidado-de-la-ropa');
  await page.getByRole('button', { name: 'Crear borrador' }).click();
  await page.waitForURL('**/admin/pages/cuidado-de-la-ropa');
  await write(page, 'Lino');
  await page.keyboard.press('Control+A');
  await page.getByRole('button', { name: 'Enlace' }).click();
  const dialog = owner.dialog('Enlace');
  await dialog.getByLabel('Dirección').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Poner el enlace' }).click();
  await dialog.getByText('Escriba una dirección como').waitFor();
  await dialog.getByLabel('Dirección').fill('/paginas/guia-de-talles');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tabla', exact: true }).click();
  await page.keyboard.type('Temperatura');
  await page.getByRole('button', { name: 'Fila debajo' }).click();
  await page.getByRole('button', { name: 'Quitar columna' }).click();
  await page.getByLabel('En el pie de todas las páginas').uncheck();
  await publish(page);
  await owner.toast('Página publicada.');
  await page.goto('/paginas/cuidado-de-la-ropa');
  const article = page.getByRole('article');
  expect(await article.getByRole('row').count()).toBe(4);
  expect(await violations(page)).toEqual([]);
  await article.getByRole('link', { name: 'Lino' }).click();
  await page.waitForURL('**/paginas/guia-de-talles');
  await page.goto('/admin/pages/cuidado-de-la-ropa');
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await owner.confirm('¿Eliminar Cuidado de la ropa?', 'Eliminar');
  await owner.toast('Página eliminada.');
  expect((await page.goto('/paginas/cuidado-de-la-ropa'))?.status()).toBe(404);
});
