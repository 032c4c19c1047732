import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { letterOf } from '#contract/letters/letters.ts';
import { originalLetter } from '#contract/letters/original-letters.ts';
import { administrator } from '../actors/administrator.ts';
import { violations } from '../walk/inspection.ts';

/** Each width has a letter of its own, which no other test waits for. */
const kinds = { 390: 'email-changed', 1440: 'payment-cancelled' } as const;

const letter = (page: Page) => page.frameLocator('iframe[title="El correo"]');

test('OWN-6 the owner changes a text, sees it in the preview, tests it, and goes back to the original', async ({
  page,
  owner,
}) => {
  const kind = kinds[width];
  const original = originalLetter(kind);
  const name = letterOf(kind).name();
  const recipient = `prueba${width}@example.com`;
  await owner.enter('/admin/letters');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await letter(page)
    .getByRole('heading', { name: original.title.startsWith('Hola') ? 'Hola, Ana' : original.title })
    .waitFor();

  const title = page.getByLabel('Título');
  await title.fill('¡Epa! ');
  await page.getByRole('button', { name: '{{tienda}}' }).click();
  expect(await title.inputValue()).toBe('¡Epa! {{tienda}}');
  expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
  await letter(page).getByRole('heading', { name: '¡Epa! Percha' }).waitFor();

  const text = page.getByLabel('Texto', { exact: true });
  await text.fill(`${original.text}\n\n<b>Sin etiquetas</b> de {{tineda}}`);
  await text.blur();
  await page.getByText('No existe {{tineda}} en este correo. ¿Quiso decir {{tienda}}?').waitFor();
  await page.getByText('Se muestra el último texto sin errores.').waitFor();
  expect(await violations(page)).toEqual([]);
  await text.fill(`${original.text}\n\n<b>Sin etiquetas</b> de **{{tienda}}**\n\n`);
  await letter(page).getByText('<b>Sin etiquetas</b> de Percha').waitFor();
  await page.getByText('Oscuro', { exact: true }).click();
  await expect.poll(() => paperColour(page)).toBe('rgb(20, 18, 16)');
  await page.getByText('Computadora', { exact: true }).click();
  expect(await violations(page)).toEqual([]);

  await page.getByLabel('Correo', { exact: true }).fill(recipient);
  await page.getByRole('button', { name: 'Enviar prueba' }).click();
  await owner.toast('Prueba enviada');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await owner.toast('Texto guardado.');
  await page.getByText('Versiones anteriores', { exact: true }).click();
  await page.getByText('Cambió: Título, Texto.').first().waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Volver al texto original' }).click();
  expect(await violations(page)).toEqual([]);
  await owner.confirm('¿Volver al texto original?', 'Volver al original');
  await expect.poll(() => title.inputValue()).toBe(original.title);
  await page.getByRole('button', { name: 'Volver al texto original' }).waitFor({ state: 'detached' });

  await page.goto('/outbox');
  await page.getByRole('link').filter({ hasText: recipient }).first().click();
  await page.getByRole('heading', { level: 1, name: /^\[Prueba\] / }).waitFor();
  const kept = page.frameLocator('iframe');
  await kept.getByRole('heading', { name: '¡Epa! Percha' }).waitFor();
  await kept.getByText('<b>Sin etiquetas</b> de Percha').waitFor();
});

function paperColour(page: Page): Promise<string> {
  return letter(page)
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
}

test('OWN-6 names are inserted with the keyboard where the cursor was, a link with its words selected', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/letters/password-reset');
  const text = page.getByLabel('Texto', { exact: true });
  await text.fill('Hola, ');
  const button = page.getByRole('button', { name: '{{enlace}}' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Elegir');
  expect(await text.inputValue()).toBe('Hola, [Elegir]({{enlace}})');
  await page.getByLabel('Asunto').focus();
  await button.focus();
  await page.keyboard.press('Enter');
  // No link stands in a subject: it goes to the end of the text.
  expect(await text.inputValue()).toBe('Hola, [Elegir]({{enlace}})[Texto del enlace]({{enlace}})');
  await text.fill('Sin nada.');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('A este correo no le puede faltar {{enlace}}').waitFor();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await owner.confirm('¿Descartar lo que escribió?', 'Descartar');
  expect(await text.inputValue()).toBe(originalLetter('password-reset').text);
});

test('OWN-6 what is typed stays when a test is sent while another administrator saves, and after an own save', async () => {
  const [one, other] = [await visit(), await visit()];
  for (const { page } of [one, other]) await administrator(page).enter('/admin/letters/return-rejected');
  const subject = one.page.getByLabel('Asunto');
  await subject.fill('De una');
  await other.page.getByLabel('Título').fill('De otra');
  await other.page.getByRole('button', { name: 'Guardar' }).click();
  await administrator(other.page).toast('Texto guardado.');
  await one.page.getByLabel('Correo', { exact: true }).fill('prueba@example.com');
  await one.page.getByRole('button', { name: 'Enviar prueba' }).click();
  await administrator(one.page).toast('Prueba enviada');
  await one.page.getByText('Versiones anteriores', { exact: true }).waitFor();
  expect(await subject.inputValue()).toBe('De una');
  await one.page.getByRole('button', { name: 'Guardar' }).click();
  const question = one.page.getByRole('dialog', { name: 'Hay cambios de otra persona' });
  await question.getByText('De otra', { exact: true }).waitFor();
  await question.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await one.page.getByRole('button', { name: 'Guardar' }).waitFor({ state: 'detached' });
  expect(await one.page.getByLabel('Título').inputValue()).toBe('De otra');
  await subject.fill('Otra vez ');
  await one.page.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => subject.inputValue()).toBe('Otra vez');
  await one.page.getByRole('button', { name: 'Volver al texto original' }).click();
  await administrator(one.page).confirm('¿Volver al texto original?', 'Volver al original');
  await one.page.getByRole('button', { name: 'Volver al texto original' }).waitFor({ state: 'detached' });
  await one.close();
  await other.close();
});

test('OWN-6 of two administrators the second chooses what stays, and an earlier version comes back', async () => {
  const [one, other] = [await visit(), await visit()];
  for (const { page } of [one, other]) await administrator(page).enter('/admin/letters/return-received');
  await one.page.getByLabel('Asunto').fill('De una');
  await one.page.getByRole('button', { name: 'Guardar' }).click();
  await administrator(one.page).toast('Texto guardado.');
  await other.page.getByLabel('Asunto').fill('De otra');
  await other.page.getByRole('button', { name: 'Guardar' }).click();
  const question = other.page.getByRole('dialog', { name: 'Hay cambios de otra persona' });
  await question.getByText('De una').waitFor();
  await question.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await administrator(other.page).toast('Texto guardado.');
  await other.page.getByText('Versiones anteriores', { exact: true }).click();
  await other.page.getByRole('button', { name: 'Volver a esta' }).click();
  await administrator(other.page).confirm('¿Volver a esta versión?', 'Volver a esta');
  await expect.poll(() => other.page.getByLabel('Asunto').inputValue()).toBe('De una');
  await other.page.getByRole('button', { name: 'Volver al texto original' }).click();
  await administrator(other.page).confirm('¿Volver al texto original?', 'Volver al original');
  await expect.poll(() => other.page.getByLabel('Asunto').inputValue()).toBe(originalLetter('return-received').subject);
  await one.close();
  await other.close();
});
