import { expect, test } from '../fixtures/test.ts';
import { administrator } from '../actors/administrator.ts';
import { ownAdministrator } from './desk-list.ts';

test('OWN-1 the owner changes a setting, and takes the earlier version again', async ({ page, errors }) => {
  await ownAdministrator(page);
  await page.goto('/admin/settings');
  await page
    .getByRole('navigation', { name: 'Partes de la configuración' })
    .getByRole('link', { name: 'Cobros' })
    .click();
  await page.waitForURL('**/admin/settings/payment');
  // The demonstration's payments are simulated.
  expect(await page.getByLabel('Access token').isDisabled()).toBe(true);
  await page.goto('/admin/settings/mail');
  const replies = page.getByLabel('Dirección para las respuestas');
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  await replies.fill('no es un correo');
  await save.click();
  await page.getByText('Escriba una dirección de correo').waitFor();
  const address = `respuestas${width}@percha.example`;
  await replies.fill(address);
  await save.click();
  await page.getByText('Configuración guardada.').first().waitFor();
  await save.waitFor({ state: 'hidden' });
  await page.reload();
  expect(await replies.inputValue()).toBe(address);
  await replies.fill(`otra${width}@percha.example`);
  await save.click();
  await save.waitFor({ state: 'hidden' });
  await page.getByText('Versiones anteriores').click();
  await page.getByRole('listitem').filter({ hasText: address }).getByRole('button', { name: 'Volver a esta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Volver a esta' }).click();
  await expect.poll(() => replies.inputValue()).toBe(address);
  await page.goto('/admin/audit?kind=settings');
  await page.getByText('Configuración, Correo').first().waitFor();
  expect(errors).toEqual([]);
});

test('OWN-1 of two who edit the same settings the second one is asked which value stays', async () => {
  const [mine, theirs] = [await visit(), await visit()];
  for (const { page } of [mine, theirs]) {
    await ownAdministrator(page);
    await page.goto('/admin/settings/contact');
    await page.getByLabel('Teléfono').waitFor();
  }
  const fill = async ({ page }: typeof mine, number: string) => {
    await page.getByLabel('Teléfono').fill(number);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  };
  await fill(theirs, '+54 11 1111-1111');
  await theirs.page.getByText('Configuración guardada.').first().waitFor();
  await fill(mine, '+54 11 2222-2222');
  const question = mine.page.getByRole('dialog');
  await question.getByText('+54 11 1111-1111').waitFor();
  expect(await mine.page.getByLabel('Teléfono').first().inputValue()).toBe('+54 11 2222-2222');
  await mine.close();
  await theirs.close();
});

test('OWN-1 what is typed while settings are saved stays, and a save that changes nothing leaves nothing unsaved', async ({
  page,
}) => {
  const { confirm, toast } = administrator(page);
  await ownAdministrator(page);
  await page.goto('/admin/settings/contact');
  const [phone, chat] = [page.getByLabel('Teléfono'), page.getByLabel('WhatsApp')];
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  const answered = Promise.withResolvers<void>();
  await page.route('**/admin/settings/contact.data*', async (route) => {
    if (route.request().method() === 'POST') await answered.promise;
    await route.continue();
  });
  await phone.fill('+54 11 4444-4444 ');
  await save.click();
  await chat.fill('+54 11 5555-5555');
  answered.resolve();
  await toast('Configuración guardada.');
  expect([await phone.inputValue(), await chat.inputValue()]).toEqual(['+54 11 4444-4444', '+54 11 5555-5555']);
  await save.click();
  await save.waitFor({ state: 'hidden' });

  // A space more is no new version; then there is nothing to lose.
  await phone.fill('+54 11 4444-4444 ');
  await save.click();
  await save.waitFor({ state: 'hidden' });
  expect(await phone.inputValue()).toBe('+54 11 4444-4444');
  await phone.fill('+54 11 6666-6666');
  await page.getByRole('link', { name: 'Ver la tienda' }).first().click();
  await confirm('¿Salir sin guardar?', 'Seguir editando');
  // An earlier version takes the place of what is typed only after a question.
  await page.getByText('Versiones anteriores').click();
  await page.getByRole('button', { name: 'Volver a esta' }).first().click();
  await confirm('¿Descartar lo que escribió?', 'Seguir editando');
  expect(await phone.inputValue()).toBe('+54 11 6666-6666');
  await page.getByRole('button', { name: 'Descartar', exact: true }).first().click();
  await confirm('¿Descartar lo que escribió?', 'Descartar');
  expect(await phone.inputValue()).toBe('+54 11 4444-4444');
});

test('OWN-1 a save that is refused moves the focus to what is wrong', async ({ visit }) => {
  const { page, close } = await visit({ width: 390 });
  await ownAdministrator(page);
  await page.goto('/admin/settings/contact');
  const phone = page.getByLabel('Teléfono');
  await phone.fill('no es un teléfono');
  await page.getByLabel('TikTok').fill('https://www.tiktok.com/@percha');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true);
});
