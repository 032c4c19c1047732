import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { texts } from '#contract/texts.ts';
import { fillAddress } from '../actors/address-page.ts';
import { administrator } from '../actors/administrator.ts';
import { newCustomer } from '../actors/ready-accounts.ts';

const methodNamed = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Makes a zone of one province and a method for it, as the owner. Returns a function that deletes both. */
async function deliverTo(province: string, name: string, price: string) {
  const { page, close } = await visit();
  const owner = administrator(page);
  await owner.enter('/admin/delivery/zones/new');
  await page.getByLabel('Nombre').fill(`Zona ${name}`);
  await page.getByLabel(province).check();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await methodNamed(page, `Zona ${name}`).waitFor();
  await page.getByRole('link', { name: 'Crear forma de entrega' }).click();
  await page.getByLabel('Nombre').fill(name);
  await page.getByLabel('Zona').selectOption({ label: `Zona ${name}` });
  await page.getByLabel('Precio', { exact: true }).fill(price);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await methodNamed(page, name).first().waitFor();
  return async () => {
    await page.goto('/admin/delivery');
    for (const label of [`Eliminar ${name}`, `Eliminar Zona ${name}`]) {
      await page.getByRole('button', { name: label, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
      await page.getByRole('button', { name: label, exact: true }).waitFor({ state: 'detached' });
    }
    await close();
  };
}

test('SHIP-3 the owner makes a method by weight, and what is wrong is said', async ({ page, owner }) => {
  const name = `Encomienda ${width}`;
  await owner.enter('/admin/delivery');
  await page.getByRole('link', { name: 'Crear forma de entrega' }).click();
  await page.getByLabel('Nombre').fill(name);
  await page.getByLabel('Activa: se ofrece a los clientes').uncheck();
  await page.getByLabel('Cómo se cobra').selectOption('weight');
  await page.getByLabel('Hasta (g)').fill('2000');
  await page.getByLabel('Precio', { exact: true }).fill('mucho');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Escriba el importe').waitFor();
  await page.getByLabel('Precio', { exact: true }).fill('1.299,50');
  await page.getByRole('button', { name: 'Agregar escalón' }).click();
  await page.getByLabel('Hasta (g)').nth(1).fill('1000');
  await page.getByLabel('Precio', { exact: true }).nth(1).fill('2000');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Cada escalón debe llegar más lejos').waitFor();
  await page.getByLabel('Hasta (g)').nth(1).fill('');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await methodNamed(page, name)
    .getByText(/hasta 2\.000 g: \$\s1\.299,50; más: \$\s2\.000,00/)
    .waitFor();
  await methodNamed(page, name).getByText('Inactiva').waitFor();
  await methodNamed(page, name).getByRole('link').click();
  await page.getByRole('heading', { name: 'Modificar forma de entrega' }).waitFor();
  expect(await page.getByLabel('Precio', { exact: true }).first().inputValue()).toBe('1299,5');
  await page.getByRole('link', { name: 'Volver' }).click();
  await page.getByRole('button', { name: `Eliminar ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await methodNamed(page, name).waitFor({ state: 'detached' });
});

test('SHIP-2 product page and bag price deliveries for a postal code without a login', async ({ page }) => {
  const remove = await deliverTo('Santa Cruz', 'Avioneta', '900');
  await page.goto('/detail/5');
  await page.getByText('Envío y retiro').click();
  await page.getByLabel('Código postal').fill('9400');
  await page.getByLabel('Provincia').selectOption('Z');
  await page.getByText('Avioneta').waitFor();
  await page
    .getByRole('radio', { name: /disponible/ })
    .first()
    .check({ force: true });
  await page.getByRole('button', { name: 'Agregar al carrito' }).first().click();
  await page.goto('/bag');
  // The place is known from the product's page.
  await page.getByText('Avioneta').waitFor();
  await page.getByLabel('Código postal').fill('X5000ATO');
  await expect.poll(() => page.getByText('Avioneta').count()).toBe(0);
  await remove();
});

test('SHIP-2 a postal code written before its code has come is kept', async ({ page }) => {
  const remove = await deliverTo('Formosa', 'Balsa', '800');
  const release = Promise.withResolvers<void>();
  await page.route('**/assets/*/place-fields-*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/detail/5');
  await page.getByText('Envío y retiro').click();
  await page.getByLabel('Código postal').fill('3600');
  release.resolve();
  await page.getByLabel('Provincia').selectOption('P');
  await page.getByText('Balsa').waitFor();
  await remove();
});

test('SHIP-2 the chosen method of the bag is the one of the order', async ({ page, shop }) => {
  const remove = await deliverTo('Chubut', 'Colectivo', '700');
  const she = await newCustomer(page, { hasAddress: false });
  await page.goto('/user/addresses/new?volver=%2Fbag');
  await fillAddress(page, 'Belgrano');
  await page.getByLabel('Código postal').fill('9100');
  await page.getByLabel('Provincia').selectOption('U');
  await page.getByRole('button', { name: 'Guardar dirección' }).click();
  await page.waitForURL('**/bag');
  await she.openProduct('Women');
  await she.addToBag();
  await page.goto('/bag');
  await page.getByRole('radio', { name: /Colectivo/ }).check();
  await page
    .locator('dl')
    .getByText(/700,00/)
    .waitFor();
  await page.getByRole('button', { name: texts.bag.pay }).click();
  await page.waitForURL((url) => url.href.startsWith(shop.sandboxUrl));
  await page.getByText('Colectivo').first().waitFor();
  await remove();
});

test('SHIP-2 the step "Entrega" loses nothing by a reload, and leads to the payment', async ({ page, shop }) => {
  const she = await newCustomer(page, { hasAddress: false });
  await she.openProduct('Women');
  await she.addToBag();
  await page.goto('/bag');
  await page.getByRole('button', { name: texts.bag.pay }).click();
  await page.getByRole('heading', { name: 'Entrega' }).waitFor();
  await fillAddress(page, 'Av. Corrientes');
  await page.getByLabel('Teléfono').fill('11 2345');
  await page.reload();
  await expect.poll(() => page.getByLabel('Calle').inputValue()).toBe('Av. Corrientes');
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await page.getByText('No reconocemos el teléfono').waitFor();
  await page.getByLabel('Teléfono').fill('11 2345-6789');
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await page.waitForURL((url) => url.href.startsWith(shop.sandboxUrl));
  // The address is known now: the next purchase goes straight to the payment.
  await page.goto('/bag');
  await page.getByText('Julia Ríos · Av. Corrientes 1234').waitFor();
  await page.getByRole('button', { name: texts.bag.pay }).click();
  await page.waitForURL((url) => url.href.startsWith(shop.sandboxUrl));
});
