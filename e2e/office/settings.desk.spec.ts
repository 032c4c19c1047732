import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { groupView, type GroupView } from '#contract/office/settings-desk.ts';
import { shopOf } from '../fixtures/visit.ts';

const { shape } = groupView;
const views = z.array(z.object({ group: shape.group, values: shape.values }));

/** Does something with settings of the shop, which then are what they were before. */
async function undone(page: Page, group: GroupView['group'], names: readonly string[], work: () => Promise<void>) {
  const answer = await page.request.get('/api/admin/settings');
  const before = views.parse(await answer.json()).find((view) => view.group === group)?.values ?? {};
  await work();
  const data = Object.fromEntries(names.map((name) => [name, before[name]]));
  const headers = { origin: shopOf(page).url };
  expect((await page.request.patch(`/api/admin/settings/${group}`, { headers, data })).status()).toBe(200);
}

test('OWN-1 the owner changes a setting, and takes the earlier version again @all', async ({ page, owner }) => {
  await owner.enter('/admin/settings');
  await page
    .getByRole('navigation', { name: 'Partes de la configuración' })
    .getByRole('link', { name: 'Cobros' })
    .click();
  await page.waitForURL('**/admin/settings/payment');
  const notices = page.getByLabel('Dirección para los avisos');
  await expect(notices).toHaveValue(`${shopOf(page).url}/api/mercadopago/webhook`);
  await expect(page.getByRole('link', { name: 'Abrir el panel de Mercado Pago' })).toHaveAttribute('href', /com\.ar/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copiar' }).click();
  await owner.toast('Dirección copiada.');
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await notices.inputValue());
  // The demonstration's payments are simulated.
  await expect(page.getByLabel('Access token')).toBeDisabled();
  await undone(page, 'mail', ['replyTo'], async () => {
    await page.goto('/admin/settings/mail');
    const replies = page.getByLabel('Dirección para las respuestas');
    const save = page.getByRole('button', { name: 'Guardar', exact: true });
    await replies.fill('no es un correo');
    await save.click();
    await expect(page.getByText('Escriba una dirección de correo')).toBeVisible();
    await replies.fill('respuestas@percha.example');
    await save.click();
    await owner.toast('Configuración guardada.');
    await expect(save).toBeHidden();
    await page.reload();
    await expect(replies).toHaveValue('respuestas@percha.example');
    await replies.fill('otra@percha.example');
    await save.click();
    await expect(save).toBeHidden();
    await page.getByText('Versiones anteriores').click();
    const earlier = page.getByRole('listitem').filter({ hasText: 'respuestas@percha.example' });
    await earlier.getByRole('button', { name: 'Volver a esta' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Volver a esta' }).click();
    await expect(replies).toHaveValue('respuestas@percha.example');
  });
});

test('PRICE-8 the owner chooses how Mercado Pago makes pages, sees what to select in its panel, and tries the account', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/settings/payment');
  const event = page.getByText('Order (Mercado Pago)', { exact: true });
  await expect(event).toHaveCount(0);
  await undone(page, 'payment', ['interface', 'freeInstalments'], async () => {
    await page.getByLabel('Interfaz de Mercado Pago para los pagos nuevos').selectOption('Orders');
    await page.getByLabel('6 cuotas').check();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await owner.toast('Configuración guardada.');
    await expect(event).toHaveCount(1);
    await page.getByRole('button', { name: 'Probar' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'La cuenta funciona.' })).toContainText('simulados');
  });
});

test('OWN-1 a save that is refused moves the focus to what is wrong, what is typed while settings are saved stays, and a save that changes nothing leaves nothing unsaved @all', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/settings/contact');
  const [phone, chat] = [page.getByLabel('Teléfono'), page.getByLabel('WhatsApp')];
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  await undone(page, 'contact', ['phone', 'whatsApp'], async () => {
    await phone.fill('no es un teléfono');
    await page.getByLabel('TikTok').fill('https://www.tiktok.com/@percha');
    await save.click();
    await expect(phone).toBeFocused();
    await page.getByRole('button', { name: 'Descartar', exact: true }).first().click();
    await owner.confirm('¿Descartar lo que escribió?', 'Descartar');

    const answered = Promise.withResolvers<void>();
    await page.route('**/admin/settings/contact.data*', async (route) => {
      if (route.request().method() === 'POST') await answered.promise;
      await route.continue();
    });
    await phone.fill('+54 11 4444-4444 ');
    await save.click();
    await chat.fill('+54 11 5555-5555');
    answered.resolve();
    await owner.toast('Configuración guardada.');
    await expect(phone).toHaveValue('+54 11 4444-4444');
    await expect(chat).toHaveValue('+54 11 5555-5555');
    await save.click();
    await expect(save).toBeHidden();

    // A space more is no new version; then there is nothing to lose.
    await phone.fill('+54 11 4444-4444 ');
    await save.click();
    await expect(save).toBeHidden();
    await expect(phone).toHaveValue('+54 11 4444-4444');
    await phone.fill('+54 11 6666-6666');
    await page.getByRole('link', { name: 'Ver la tienda' }).first().click();
    await owner.confirm('¿Salir sin guardar?', 'Seguir editando');
    // An earlier version takes the place of what is typed only after a question.
    await page.getByText('Versiones anteriores').click();
    await page.getByRole('button', { name: 'Volver a esta' }).first().click();
    await owner.confirm('¿Descartar lo que escribió?', 'Seguir editando');
    await expect(phone).toHaveValue('+54 11 6666-6666');
    await page.getByRole('button', { name: 'Descartar', exact: true }).first().click();
    await owner.confirm('¿Descartar lo que escribió?', 'Descartar');
    await expect(phone).toHaveValue('+54 11 4444-4444');
  });
});

test('OWN-1 the name that is saved is in the title of the open page at once, and an earlier version’s again @all', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/settings/identity');
  await undone(page, 'identity', ['name'], async () => {
    const name = page.getByLabel('Nombre de la tienda');
    const before = await name.inputValue();
    const ofPage = (shopName: string) => new RegExp(`\\| ${shopName}$`);
    await expect(page).toHaveTitle(ofPage(before));
    const save = page.getByRole('button', { name: 'Guardar', exact: true });
    await name.fill('Otra Percha');
    await save.click();
    await owner.toast('Configuración guardada.');
    await expect(page).toHaveTitle(ofPage('Otra Percha'));
    await page.getByText('Versiones anteriores').click();
    await page.getByRole('button', { name: 'Volver a esta' }).first().click();
    await owner.dialog('¿Volver a esta versión?').getByRole('button', { name: 'Volver a esta' }).click();
    await expect(name).toHaveValue(before);
    await expect(page).toHaveTitle(ofPage(before));
  });
});
