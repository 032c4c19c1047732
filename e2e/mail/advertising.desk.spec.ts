import { expect, test } from '../fixtures/test.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';

const said = backOfficeTexts.advertising;

test('AMAIL-1 an advertisement is previewed and sent', async ({ page, owner }) => {
  await owner.enter('/admin/Publicidad');
  const publish = page.getByRole('button', { name: said.publish });
  await page.getByLabel('Email').fill('nada');
  await page.getByLabel('Asunto').fill('Rebajas');
  await expect(page.getByText(registrationTexts.emailInvalid)).toBeVisible();
  await page.getByLabel('Email').fill('lectora@example.com');
  await page.getByLabel('Titulo de publicidad').fill('Todo al 50%');
  await page.getByLabel('SubTitulo').fill('Solo esta semana');
  await expect(publish).toBeDisabled();
  await page.getByLabel('Description').fill('Venga a vernos.');
  // The preview is there before the page's data are renewed: what is pressed meanwhile counts.
  const renewed = Promise.withResolvers<void>();
  await page.route('**/admin/Publicidad.data*', async (route) => {
    if (route.request().method() === 'GET') await renewed.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: said.preview }).click();
  const preview = owner.dialog('Vista previa del correo');
  await expect(preview.getByText('lectora@example.com')).toBeVisible();
  const mail = preview.frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: 'Todo al 50%' })).toBeVisible();
  await expect(mail.getByRole('link', { name: said.button })).toBeVisible();
  await preview.getByRole('button', { name: 'Cerrar' }).click();
  await publish.click();
  await owner.toast(`${said.sent} (1 destinatario)`);
  renewed.resolve();
});

test('MEND-29 an e-mail to all is counted, previewed, confirmed and then cleared from the form @all', async ({
  page,
  owner,
  shop,
}) => {
  const { pool } = shop.database;
  const { rows } = await pool.query<{ id: string }>(
    `update users set accepts_advertising = true, advertising_vouched = true where username = 'cliente' and not accepts_advertising returning id`,
  );
  await owner.enter('/admin/Publicidad');
  await page.getByLabel('A todos los clientes que aceptaron publicidad').check();
  await expect(page.getByText(/^Lo reciben? \d+ destinatarios?\.$/)).toBeVisible();
  await page.getByLabel('Asunto').fill('Rebajas');
  await page.getByLabel('Titulo de publicidad').fill('Abrigos');
  await page.getByLabel('SubTitulo').fill('Hasta el domingo');
  await page.getByLabel('Description').fill('Venga.');
  await page.getByRole('button', { name: said.preview }).click();
  const preview = owner.dialog('Vista previa del correo');
  await expect(preview.getByText('Todos los que aceptaron publicidad')).toBeVisible();
  await preview.getByRole('button', { name: 'Cerrar' }).click();
  const publish = page.getByRole('button', { name: said.publish });
  // While the preview is loading nothing else is sent.
  await publish.and(page.locator(':not([aria-busy])')).click();
  await owner.confirm(/^¿Enviar este correo a \d+ destinatarios?\?$/, 'Cancelar');
  await expect(page.getByLabel('SubTitulo')).toHaveValue('Hasta el domingo');
  await publish.click();
  await owner.confirm(/^¿Enviar este correo/, 'Enviar a todos');
  await owner.toast(/^Mail enviado con éxito! \(\d+ destinatarios?\)$/);
  await expect(page.getByLabel('Asunto')).toHaveValue('');
  await expect(publish).toBeDisabled();
  await pool.query('update users set accepts_advertising = false, advertising_vouched = false where id = any($1)', [
    rows.map(({ id }) => id),
  ]);
});
