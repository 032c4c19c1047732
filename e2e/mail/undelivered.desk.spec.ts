import { expect, test } from '../fixtures/test.ts';
import { addGivenUpEmail } from './given-up-email.ts';

test('an e-mail that did not arrive is sent again from the back office', async ({ page, owner }) => {
  const recipient = `perdido${width}@percha.example`;
  await addGivenUpEmail(recipient);
  await owner.enter('/admin/undelivered');
  const lost = page.locator('main [data-row]').filter({ hasText: recipient });
  await lost.getByText('Aviso de contraseña cambiada').waitFor();
  await lost.getByText(/8 intentos.*connect ECONNREFUSED/).waitFor();
  await lost.getByRole('button', { name: 'Enviar otra vez' }).click();
  await owner.toast('Se envía otra vez.');
  await lost.waitFor({ state: 'detached' });
  const arrived = async () => {
    await page.goto('/outbox');
    return page.getByText(recipient).count();
  };
  await expect.poll(arrived, { timeout: 20_000, interval: 250 }).toBe(1);
});
