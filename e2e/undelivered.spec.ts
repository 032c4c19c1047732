import { expect, test } from 'vitest';
import { administrator } from './administrator.ts';
import { addGivenUpEmail } from './given-up-email.ts';
import { visit, widths } from './visit.ts';

test.each(widths)('an e-mail that did not arrive is sent again from the back office, at %i px', async (width) => {
  const recipient = `perdido${width}@percha.example`;
  await addGivenUpEmail(recipient);
  const { page, close } = await visit({ width });
  const she = administrator(page);
  await she.enter('/admin/undelivered');
  const lost = page.locator('main [data-row]').filter({ hasText: recipient });
  await lost.getByText('Aviso de contraseña cambiada').waitFor();
  await lost.getByText(/8 intentos.*connect ECONNREFUSED/).waitFor();
  await lost.getByRole('button', { name: 'Enviar otra vez' }).click();
  await she.toast('Se envía otra vez.');
  await lost.waitFor({ state: 'detached' });
  const arrived = async () => {
    await page.goto('/outbox');
    return page.getByText(recipient).count();
  };
  await expect.poll(arrived, { timeout: 20_000, interval: 250 }).toBe(1);
  await close();
});
