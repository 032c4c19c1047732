import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { administrator } from '../actors/administrator.ts';
import { unique } from '../actors/unique.ts';

const asked = 'Hay cambios de otra persona o de otra ventana';

test('MEND-27 a profile that changed meanwhile asks as well', async ({ page, owner, visit }) => {
  await owner.enter('/admin/profile');
  const other = (await visit({ as: 'admin' })).page;
  const street = unique('Calle');
  await other.goto('/admin/profile');
  await other.getByLabel('Dirección').fill(street);
  await other.getByRole('button', { name: 'Guardar cambios' }).click();
  await administrator(other).toast('Cambios guardados!');
  await page.getByLabel('Dirección').fill('Otra calle');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await owner.dialog(asked).getByLabel('Usar lo guardado').check();
  await owner.dialog(asked).getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(owner.dialog(asked)).toHaveCount(0);
  await expect(page.getByLabel('Dirección')).toHaveValue(street);
});

test('MEND-27 a question in a dialog that changed meanwhile asks as well', async ({ page, owner, visit }) => {
  const openQuestion = async (one: Page) => {
    await one.goto('/admin/chatbot');
    await one
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    return administrator(one).dialog('Editar pregunta');
  };
  const form = await openQuestion(page);
  const other = (await visit({ as: 'admin' })).page;
  const theirs = unique('Pregunta');
  const theirForm = await openQuestion(other);
  await theirForm.getByLabel('Nombre').fill(theirs);
  await theirForm.getByRole('button', { name: 'Actualizar Cambios' }).click();
  await administrator(other).toast('Pregunta actualizada!');
  await form.getByLabel('Nombre').fill('Mi Pregunta');
  await form.getByRole('button', { name: 'Actualizar Cambios' }).click();
  await expect(owner.dialog(asked).getByText(theirs)).toBeVisible();
  await owner.dialog(asked).getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(page.getByRole('cell', { name: 'Mi Pregunta' }).first()).toBeVisible();
});

test('OWN-2 of two who write the same texts the second one is asked which stay', async ({ page, owner, visit }) => {
  await owner.enter('/admin/modification/20');
  const other = (await visit({ as: 'admin' })).page;
  await other.goto('/admin/modification/20');
  const write = async (one: Page, name: string) => {
    const form = one.getByRole('group', { name: 'Textos en inglés' });
    await form.getByLabel('Nombre').fill(name);
    await form.getByRole('button', { name: 'Guardar textos' }).click();
  };
  await write(other, 'Their tee');
  await administrator(other).toast('Textos guardados.');
  await write(page, 'My tee');
  const question = page.getByRole('dialog');
  await expect(question.getByText('Their tee')).toBeVisible();
  await question.getByText('My tee').click();
  await question.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await owner.toast('Textos guardados.');
  await page.goto('/en/detail/20');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My tee');
});
