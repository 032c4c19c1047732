import { expect, test } from '../fixtures/test.ts';
import { addGivenUpEmail } from './given-up-email.ts';

test('an e-mail that did not arrive is sent again from the back office', async ({ page, owner }) => {
  const recipient = 'perdido@percha.example';
  await addGivenUpEmail(page, recipient);
  await owner.enter('/admin/undelivered');
  const lost = page.locator('main [data-row]').filter({ hasText: recipient });
  await expect(lost.getByText('Aviso de contraseña cambiada')).toBeVisible();
  await expect(lost.getByText(/8 intentos.*connect ECONNREFUSED/)).toBeVisible();
  await lost.getByRole('button', { name: 'Enviar otra vez' }).click();
  await owner.toast('Se envía otra vez.');
  await expect(lost).toHaveCount(0);
  const outbox = async () => (await page.request.get('/outbox')).text();
  await expect.poll(outbox, { intervals: [250] }).toContain(recipient);
});
