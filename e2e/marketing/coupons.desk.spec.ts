import { unique } from '../actors/unique.ts';
import { expect, test } from '../fixtures/test.ts';

test('PRICE-3 an owner makes a coupon in at most 8 interactions, and ends it', async ({ page, owner }) => {
  const code = unique('VERANO')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
  await owner.enter('/admin');
  let interactions = 0;
  const does = async (interaction: Promise<unknown>) => {
    interactions += 1;
    await interaction;
  };
  await does(page.getByRole('link', { name: 'Cupones', exact: true }).first().click());
  await does(page.getByRole('link', { name: 'Agregar cupón' }).click());
  await does(page.getByLabel('Código').fill(code));
  await does(page.getByLabel('Porcentaje').fill('20'));
  await does(page.getByRole('button', { name: 'Guardar' }).click());
  await owner.toast('Cupón guardado');
  expect(interactions).toBeLessThanOrEqual(8);
  const row = page.locator('main [data-row]').filter({ hasText: code });
  await expect(row).toContainText('En curso');
  await expect(row).toContainText('Sin usar');
  await expect(row).toContainText(`/c/${code}`);
  await row.getByRole('button', { name: `Terminar ${code}` }).click();
  await owner.confirm(`¿Terminar el cupón ${code}?`, 'Terminar');
  await expect(row).toContainText('Terminado');
  await page.getByRole('link', { name: 'Informe' }).click();
  await page.getByRole('heading', { level: 1, name: 'Informe de cupones' }).waitFor();
});
