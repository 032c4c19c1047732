import { expect, test } from '../fixtures/test.ts';

test('SHIP-3 the owner makes a zone and a method by weight for it, and what is wrong is said @all', async ({
  page,
  owner,
}) => {
  const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const save = () => page.getByRole('button', { name: 'Guardar' }).click();
  const price = page.getByLabel('Precio', { exact: true });
  await owner.enter('/admin/delivery/zones/new');
  await page.getByLabel('Nombre').fill('Zona Avioneta');
  await page.getByLabel('Santa Cruz').check();
  await save();
  await entry('Zona Avioneta').waitFor();
  await page.getByRole('link', { name: 'Crear forma de entrega' }).click();
  await page.getByLabel('Nombre').fill('Encomienda');
  await page.getByLabel('Zona').selectOption({ label: 'Zona Avioneta' });
  await page.getByLabel('Activa: se ofrece a los clientes').uncheck();
  await page.getByLabel('Cómo se cobra').selectOption('weight');
  await page.getByLabel('Hasta (g)').fill('2000');
  await price.fill('mucho');
  await save();
  await page.getByText('Escriba el importe').waitFor();
  await price.fill('1.299,50');
  await page.getByRole('button', { name: 'Agregar escalón' }).click();
  await page.getByLabel('Hasta (g)').nth(1).fill('1000');
  await price.nth(1).fill('2000');
  await save();
  await page.getByText('Cada escalón debe llegar más lejos').waitFor();
  await page.getByLabel('Hasta (g)').nth(1).fill('');
  await save();
  const method = entry('Encomienda');
  await method.getByText(/hasta 2\.000 g: \$\s1\.299,50; más: \$\s2\.000,00/).waitFor();
  await method.getByText('Inactiva').waitFor();
  await method.getByRole('link').click();
  await page.getByRole('heading', { name: 'Modificar forma de entrega' }).waitFor();
  await expect(price.first()).toHaveValue('1299,5');
  await page.getByRole('link', { name: 'Volver' }).click();
  for (const name of ['Encomienda', 'Zona Avioneta']) {
    const remove = page.getByRole('button', { name: `Eliminar ${name}`, exact: true });
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await remove.waitFor({ state: 'detached' });
  }
});
