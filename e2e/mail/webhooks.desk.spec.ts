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
