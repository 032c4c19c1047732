import { expect, test } from '../fixtures/test.ts';
import { unique } from '../actors/unique.ts';
import { phone } from '../fixtures/visit.ts';
import { tablesFit } from './tables-fit.ts';

test('ABOT-1 ABOT-2 ABOT-3 a question is created, found, answered and deleted @all', async ({ page, owner }) => {
  await owner.enter('/admin/chatbot');
  const questions = page.getByRole('region', { name: 'Preguntas' });
  const answers = page.getByRole('region', { name: 'Respuestas' });
  await expect(questions.getByRole('row').nth(1)).toBeVisible();
  const count = await questions.getByRole('row').count();
  await page.getByRole('button', { name: 'New Pregunta' }).click();
  const form = owner.dialog('New Pregunta');
  await form.getByRole('button', { name: 'Agregar' }).click();
  await expect(form.getByLabel('Activo', { exact: true })).toBeChecked();
  await form.getByLabel('Desactivado').check();
  await expect(form.getByLabel('Activo', { exact: true })).not.toBeChecked();
  await form.getByLabel('Activo', { exact: true }).check();
  const typed = unique('hay envío de regalos para');
  const name = typed.replace(/(^| )\p{Ll}/gu, (start) => start.toUpperCase());
  await form.getByLabel('Nombre').fill(typed);
  await form.getByRole('button', { name: 'Agregar' }).click();
  await form.waitFor({ state: 'hidden' });
  await expect(questions.getByText(name)).toBeVisible();
  await expect(questions.getByRole('row')).toHaveCount(count + 1);
  const search = page.getByLabel('Buscar en preguntas y respuestas');
  await search.fill(typed.replace('í', 'i').toUpperCase());
  await expect(questions.getByRole('button', { name: /^Edit / })).toHaveCount(1);
  await search.fill('');

  await page.getByRole('button', { name: 'Insertar Pregunta' }).click();
  const answer = owner.dialog('Insertar Pregunta');
  await expect(answer.getByLabel('Pregunta').locator('option')).toHaveText(['Seleccionar', name]);
  await answer.getByLabel('Pregunta').selectOption(name);
  await answer.getByRole('button', { name: 'Agregar' }).click();
  const follow = answer.getByLabel('Sub alternativas', { exact: true }).first();
  await follow.selectOption({ index: 1 });
  const chips = answer.getByRole('list', { name: 'Sub alternativas elegidas' }).getByRole('button');
  const chosen = (await chips.first().innerText()).replace(/^Quitar\s*/, '');
  await expect(follow.locator('option').getByText(chosen, { exact: true })).toHaveCount(0);
  await follow.selectOption({ index: 1 });
  await chips.nth(1).click();
  await expect(chips).toHaveCount(1);
  await answer.getByLabel('Respuesta').fill('Sí, envolvemos sin cargo.');
  await answer.getByRole('button', { name: 'Agregar' }).click();
  await answer.waitFor({ state: 'hidden' });
  const row = answers.getByRole('row').filter({ hasText: name });
  await expect(row.getByText(chosen)).toBeVisible();
  await row.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = owner.dialog('Editar respuesta');
  await expect(edit.getByLabel('Pregunta')).not.toBeEditable();
  await edit.getByLabel('Desactivado').check();
  await edit.getByRole('button', { name: 'Actualizar Cambios' }).click();
  await edit.waitFor({ state: 'hidden' });
  await expect(row.getByText('Desactivado')).toBeVisible();
  await questions.getByRole('button', { name: `Clean ${name}` }).click();
  await owner.confirm(/Eliminar la pregunta/, 'Eliminar');
  await expect(page.getByText(name)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('MEND-38 the assistant’s tables fit, and their buttons are reachable', async ({ page, owner }) => {
    await owner.enter('/admin/chatbot');
    await tablesFit(page);
  });
});
