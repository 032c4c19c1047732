import { administrator } from '../actors/administrator.ts';
import { openReceiver, signatureOf } from '#test/news-receiver.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shopOptions: { name: 'webhooks', env: { WEBHOOK_LOOPBACK: 'on' } } });

test('PROG-2 the owner adds a program, sends it a trial, and sees in the log what it answered', async ({
  page,
  owner,
}) => {
  const receiver = await openReceiver();
  try {
    await owner.enter('/admin/webhooks');
    await page.getByRole('button', { name: 'Agregar programa' }).click();
    await page.getByLabel('Dirección').fill(`${receiver.url}/erp`);
    await page.getByLabel('Orden nueva').check();
    await page.getByRole('button', { name: 'Agregar', exact: true }).click();
    const secret = await page
      .getByRole('region', { name: /^Secreto/ })
      .getByRole('textbox')
      .inputValue();
    await page.getByRole('link', { name: `${receiver.url}/erp` }).click();
    await page.getByRole('button', { name: 'Enviar prueba' }).click();
    await owner.toast('Prueba en camino.');
    await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1);
    const [trial] = receiver.received;
    expect(trial && trial.headers['webhook-signature']).toBe(trial && signatureOf(secret, trial));
    await page.reload();
    const entry = page.getByRole('listitem').filter({ hasText: 'Aviso de prueba' });
    await expect(entry).toContainText('Entregado');
    await expect(entry).toContainText('respondió 204');
    await entry.getByRole('button', { name: 'Enviar otra vez' }).click();
    await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(2);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  } finally {
    await receiver.close();
  }
});

test('PROG-2 MEND-27 of two who change a receiver the second one is asked, and nothing typed is lost', async ({
  page,
  owner,
  visit,
}) => {
  await owner.enter('/admin/webhooks');
  await page.getByRole('button', { name: 'Agregar programa' }).click();
  await page.getByLabel('Dirección').fill('https://erp.example.com/avisos');
  await page.getByLabel('Orden nueva').check();
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.getByRole('link', { name: /erp\.example\.com/ }).click();
  await expect(page.getByLabel('Dirección')).toHaveValue('https://erp.example.com/avisos');
  const other = (await visit({ as: 'admin' })).page;
  await other.goto(page.url());
  await other.getByLabel('Dirección').fill('https://erp.example.com/de-otra');
  await other.getByLabel('Pago aprobado').check();
  await other.getByRole('button', { name: 'Guardar cambios' }).click();
  await administrator(other).toast('Cambios guardados.');
  await page.getByLabel('Dirección').fill('https://erp.example.com/mia');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const question = owner.dialog('Hay cambios de otra persona o de otra ventana');
  await expect(question.getByText('https://erp.example.com/de-otra')).toBeVisible();
  await question.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await owner.toast('Cambios guardados.');
  // What was typed here stays, and what only the other one changed is taken.
  await page.reload();
  await expect(page.getByLabel('Dirección')).toHaveValue('https://erp.example.com/mia');
  await expect(page.getByLabel('Pago aprobado')).toBeChecked();
  await expect(page.getByLabel('Orden nueva')).toBeChecked();
});
