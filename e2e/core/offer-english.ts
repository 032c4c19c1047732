import { logIn } from '../actors/ready-accounts.ts';

/** Offers the pages of a shop in English too, as its owner does. The shop must be the test's own: it changes every page. */
export async function offerEnglish(shopUrl: string): Promise<void> {
  const { page, close } = await visit({ shopUrl });
  await logIn(page, 'admin', 'admin1234', shopUrl);
  await page.goto('/admin/settings/languages');
  await page.getByLabel('Segundo idioma').selectOption('en');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText('Configuración guardada.').first().waitFor();
  await close();
}
