import { expect, test } from '../fixtures/test.ts';
import { mailedLink } from '../people/mailed-link.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { unique } from '../actors/unique.ts';

// The form is at the foot of every page of this shop.
test.use({ shopOptions: { name: 'newsletter' } });

test('PRIV-3 the owner shows the form at the foot of the pages, and a visitor subscribes by it @all', async ({
  page,
  owner,
  visit,
}) => {
  await logIn(page, 'admin', 'admin1234');
  await owner.enter('/admin/settings/contact');
  await page.getByRole('checkbox', { name: /novedades al pie/ }).check();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await owner.toast(/guard/i);
  const { page: visitors } = await visit();
  await visitors.goto('/');
  const email = `${unique('lectora').replace(' ', '-')}@example.com`;
  const foot = visitors.getByRole('contentinfo');
  await expect(foot.getByText('Acepto recibir novedades y ofertas de Percha')).toBeVisible();
  await foot.getByLabel('Correo electrónico').fill(email);
  await foot.getByRole('button', { name: 'Suscribirme' }).click();
  await expect(visitors.getByRole('heading', { name: 'Falta un paso' })).toBeFocused();
  await expect(visitors.getByRole('status').filter({ hasText: 'le llegará un correo' })).toBeVisible();
  await visitors.goto(await mailedLink(visitors, email, 'Confirmar la suscripción'));
  await visitors.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(visitors.getByText(`Listo: ${email}`)).toBeVisible();
});
