import { expect, test } from '../fixtures/test.ts';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { registrationTexts } from '#contract/registration.texts.ts';
import { unique } from '../actors/unique.ts';

test('ABOT-1 ABOT-2 ABOT-3 a question is created, answered and deleted', async ({ page, owner }) => {
  await owner.enter('/admin/chatbot');
  const questions = page.getByRole('region', { name: 'Preguntas' });
  const answers = page.getByRole('region', { name: 'Respuestas' });
  await questions.getByRole('row').nth(1).waitFor();
  const count = await questions.getByRole('row').count();
  await page.getByRole('button', { name: 'New Pregunta' }).click();
  const form = owner.dialog('New Pregunta');
  await form.getByRole('button', { name: 'Agregar' }).click();
  expect(await form.getByLabel('Activo', { exact: true }).isChecked()).toBe(true);
  await form.getByLabel('Desactivado').check();
  expect(await form.getByLabel('Activo', { exact: true }).isChecked()).toBe(false);
  await form.getByLabel('Activo', { exact: true }).check();
  const typed = unique('hay regalos para');
  const name = typed.replace(/(^| )\p{Ll}/gu, (start) => start.toUpperCase());
  await form.getByLabel('Nombre').fill(typed);
  await form.getByRole('button', { name: 'Agregar' }).click();
  await form.waitFor({ state: 'hidden' });
  await questions.getByText(name).waitFor();
  expect(await questions.getByRole('row').count()).toBe(count + 1);

  await page.getByRole('button', { name: 'Insertar Pregunta' }).click();
  const answer = owner.dialog('Insertar Pregunta');
  const offered = await answer.getByLabel('Pregunta').locator('option').allInnerTexts();
  expect(offered).toEqual(['Seleccionar', name]);
  await answer.getByLabel('Pregunta').selectOption(name);
  await answer.getByRole('button', { name: 'Agregar' }).click();
  const follow = answer.getByLabel('Sub alternativas', { exact: true }).first();
  await follow.selectOption({ index: 1 });
  const chips = answer.getByRole('list', { name: 'Sub alternativas elegidas' }).getByRole('button');
  const chosen = (await chips.first().innerText()).replace(/^Quitar\s*/, '');
  expect(await follow.locator('option').allInnerTexts()).not.toContain(chosen);
  await follow.selectOption({ index: 1 });
  await chips.nth(1).click();
  expect(await chips.count()).toBe(1);
  await answer.getByLabel('Respuesta').fill('Sí, envolvemos sin cargo.');
  await answer.getByRole('button', { name: 'Agregar' }).click();
  await answer.waitFor({ state: 'hidden' });
  const row = answers.getByRole('row').filter({ hasText: name });
  await row.getByText(chosen).waitFor();
  await row.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = owner.dialog('Editar respuesta');
  expect(await edit.getByLabel('Pregunta').getAttribute('readonly')).not.toBeNull();
  await edit.getByLabel('Desactivado').check();
  await edit.getByRole('button', { name: 'Actualizar Cambios' }).click();
  await edit.waitFor({ state: 'hidden' });
  await row.getByText('Desactivado').waitFor();
  await questions.getByRole('button', { name: `Clean ${name}` }).click();
  await owner.confirm(/Eliminar la pregunta/, 'Eliminar');
  await expect.poll(() => page.getByText(name).count()).toBe(0);
});

test('AMAIL-1 an advertisement is previewed and sent', async ({ page, owner }) => {
  const said = backOfficeTexts.advertising;
  await owner.enter('/admin/Publicidad');
  const publish = page.getByRole('button', { name: said.publish });
  expect(await publish.isDisabled()).toBe(true);
  await page.getByLabel('Email').fill('nada');
  const subject = unique('Rebajas');
  await page.getByLabel('Asunto').fill(subject);
  await page.getByText(registrationTexts.emailInvalid).waitFor();
  await page.getByLabel('Email').fill('lectora@example.com');
  await page.getByLabel('Titulo de publicidad').fill('Todo al 50%');
  await page.getByLabel('SubTitulo').fill('Solo esta semana');
  expect(await publish.isDisabled()).toBe(true);
  await page.getByLabel('Description').fill('Venga a vernos.');
  // The preview is there before the page's data are renewed: what is pressed meanwhile counts.
  const renewed = Promise.withResolvers<void>();
  await page.route('**/admin/Publicidad.data*', async (route) => {
    if (route.request().method() === 'GET') await renewed.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: said.preview }).click();
  const preview = owner.dialog('Vista previa del correo');
  await preview.getByText('lectora@example.com').waitFor();
  const mail = preview.frameLocator('iframe');
  await mail.getByRole('heading', { name: 'Todo al 50%' }).waitFor();
  await mail.getByRole('link', { name: said.button }).waitFor();
  await preview.getByRole('button', { name: 'Cerrar' }).click();
  await publish.click();
  await owner.toast(`${said.sent} (1 destinatario)`);
  renewed.resolve();
  await expect
    .poll(async () => {
      await page.goto('/outbox');
      return page.getByText(subject).count();
    })
    .toBe(1);
});
