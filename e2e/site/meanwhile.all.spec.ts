import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { administrator } from '../actors/administrator.ts';
import { violations } from '../walk/inspection.ts';
import { openEditor, saveDraft, titles } from './home-editor.ts';
import { addLink } from './menu-editor.ts';

const asked = 'Hay cambios de otra persona o de otra ventana';

test('OWN-5 of two who edit the menu the second is asked, and keeps what was typed', async ({ page, owner, visit }) => {
  await owner.enter('/admin/menu');
  const other = (await visit({ as: 'admin' })).page;
  await other.goto('/admin/menu');
  const save = (one: Page) => one.getByRole('button', { name: 'Guardar', exact: true }).click();
  await addLink(other, 'Agregar entrada', { text: 'De la primera', path: '/about' });
  await save(other);
  await administrator(other).toast('Menú guardado.');
  await addLink(page, 'Agregar entrada', { text: 'De la segunda', path: '/info/dev' });
  await save(page);
  await expect(owner.dialog(asked).getByText('De la primera')).toBeVisible();
  await owner.dialog(asked).getByRole('button', { name: 'Volver al formulario' }).click();
  const entries = page.getByRole('list', { name: 'Menú principal' });
  await expect(entries.getByText('De la segunda')).toBeVisible();
  await save(page);
  await owner.dialog(asked).getByRole('button', { name: 'Guardar lo elegido' }).click();
  await owner.toast('Menú guardado.');
  await page.reload();
  await expect(entries.getByText('De la segunda')).toBeVisible();
  await expect(entries.getByText('De la primera')).toHaveCount(0);
  await page.getByRole('button', { name: 'Volver al menú inicial' }).click();
  await save(page);
  await owner.toast('Menú guardado.');
});

test('OWN-5 of two who edit a page the second is asked, and keeps what was typed', async ({ page, owner, visit }) => {
  const address = '/admin/pages/preguntas-frecuentes';
  await owner.enter(address);
  const other = (await visit({ as: 'admin' })).page;
  await other.goto(address);
  const titleOf = (one: Page) => one.getByLabel('Título', { exact: true });
  const save = (one: Page) => one.getByRole('button', { name: 'Guardar borrador' }).click();
  await titleOf(other).fill('Preguntas de la primera');
  await save(other);
  await administrator(other).toast('Borrador guardado.');
  await titleOf(page).fill('Preguntas de la segunda');
  await save(page);
  await expect(owner.dialog(asked).getByText('Preguntas de la primera')).toBeVisible();
  await expect(titleOf(page)).toHaveValue('Preguntas de la segunda');
  await owner.dialog(asked).getByRole('button', { name: 'Guardar lo elegido' }).click();
  await owner.toast('Borrador guardado.');
  await page.reload();
  await expect(titleOf(page)).toHaveValue('Preguntas de la segunda');
  await titleOf(page).fill('Preguntas frecuentes');
  await save(page);
  await owner.toast('Borrador guardado.');
});

test('OWN-4 of two who edit, the second is asked, and her blocks stay on the screen', async ({ page, owner }) => {
  await openEditor(page);
  await saveDraft(page, (blocks) => blocks.slice(1));
  await page
    .getByRole('button', { name: /^Bajar / })
    .first()
    .click();
  const hers = await titles(page);
  const save = page.getByRole('button', { name: 'Guardar borrador' });
  await save.click();
  const question = owner.dialog('Otra persona guardó la portada');
  await expect(question.getByText(/^admin guardó la versión \d+/)).toBeVisible();
  // Her blocks are on the screen, so nothing says that the other version is.
  await expect(page.getByText('aquí está su versión')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  expect(await titles(page)).toEqual(hers);
  // Leaving now would lose it, so it is asked first.
  await page.getByRole('link', { name: 'Ver la tienda' }).click();
  await owner.confirm(/^¿Salir/, 'Seguir editando');
  await save.click();
  await question.getByRole('button', { name: 'Guardar lo mío' }).click();
  await owner.toast('Borrador guardado.');
  expect(await titles(page)).toEqual(hers);
  await page.reload();
  expect(await titles(page)).toEqual(hers);
});
