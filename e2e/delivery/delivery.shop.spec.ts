import type { Page } from '@playwright/test';
import { z } from 'zod';
import { texts } from '#contract/core/texts.ts';
import { homeMethod } from '#test/delivery.ts';
import { homeAddress } from '#test/home-address.ts';
import { fillAddress } from '../actors/address-page.ts';
import { atDesk } from '../actors/arrived-order.ts';
import { newCustomer } from '../actors/ready-accounts.ts';
import { openPlentiful } from '../actors/plentiful.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop, phone, shopOf } from '../fixtures/visit.ts';

const made = z.object({ id: z.int() });

/** Delivers to a province by a method of its own while `work` is done. */
async function deliveringTo(page: Page, province: string, title: string, work: () => Promise<void>): Promise<void> {
  await atDesk(page, async (desk) => {
    const path = '/api/admin/delivery';
    const area = { name: `Zona ${title}`, provinces: [province], postalRanges: [] };
    const zone = made.parse(await (await desk.post(`${path}/zones`, { data: area })).json());
    const rate = { by: 'flat', price: 700 } as const;
    const data = homeMethod({ title, zoneId: zone.id, rate });
    const method = made.parse(await (await desk.post(`${path}/methods`, { data })).json());
    await work();
    expect((await desk.delete(`${path}/methods/${method.id}`)).ok()).toBe(true);
    expect((await desk.delete(`${path}/zones/${zone.id}`)).ok()).toBe(true);
  });
}

test('SHIP-2 product page and bag price deliveries for a postal code without a login, and the chosen method is the one of the order', async ({
  page,
  shop,
}) => {
  await deliveringTo(page, 'U', 'Colectivo', async () => {
    // A postal code that is written before its code has come is kept.
    const release = Promise.withResolvers<void>();
    await page.route('**/assets/*/place-fields-*.js', async (route) => {
      await release.promise;
      await route.continue();
    });
    await openPlentiful(page);
    await page.getByText('Envío y retiro').click();
    await page.getByLabel('Código postal').fill('9100');
    release.resolve();
    await page.getByLabel('Provincia').selectOption('U');
    await page.getByText('Colectivo').waitFor();
    await page
      .getByRole('radio', { name: /disponible/ })
      .first()
      .check({ force: true });
    await page.getByRole('button', { name: 'Agregar al carrito' }).first().click();
    await page.goto('/bag');
    // The place is known from the product's page.
    await page.getByText('Colectivo').waitFor();
    await page.getByLabel('Código postal').fill('X5000ATO');
    await expect(page.getByText('Colectivo')).toHaveCount(0);

    await newCustomer(page, { hasAddress: false });
    const data = { ...homeAddress, city: 'Trelew', province: 'U', postalCode: '9100' };
    await page.request.post('/api/users/addresses', { headers: { origin: shopOf(page).url }, data });
    await page.goto('/bag');
    await page.getByRole('radio', { name: /Colectivo/ }).check();
    await page
      .locator('dl')
      .getByText(/700,00/)
      .waitFor();
    await page.getByRole('button', { name: texts.bag.pay }).click();
    await page.waitForURL((url) => url.href.startsWith(shop.sandboxUrl));
    await page.getByText('Colectivo').first().waitFor();
  });
});

test('SHIP-2 the step "Entrega" loses nothing by a reload, and leads to the payment @all', async ({
  page,
  shop,
  shopper,
}) => {
  await newCustomer(page, { hasAddress: false });
  await openPlentiful(page);
  await shopper.addToBag();
  await page.goto('/bag');
  await page.getByRole('button', { name: texts.bag.pay }).click();
  await page.getByRole('heading', { name: 'Entrega' }).waitFor();
  await fillAddress(page, 'Av. Corrientes');
  await page.getByLabel('Teléfono').fill('11 2345');
  await page.reload();
  await expect(page.getByLabel('Calle')).toHaveValue('Av. Corrientes');
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

test('BAG-1 SHIP-2 bag and step "Entrega" show what is bought, the step alone with its way back and on to the payment @all', async ({
  page,
  shopper,
}) => {
  await newCustomer(page, { hasAddress: false });
  await openPlentiful(page);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await shopper.addToBag();
  const main = page.getByRole('main');
  const lines = main.getByRole('list', { name: 'Productos en el carrito' });
  const sizeOf = async () => {
    const box = await lines.locator('img').first().boundingBox();
    return [box?.width, box?.height];
  };

  await page.goto('/bag');
  expect(await sizeOf()).toEqual([140, 175]);
  for (const [means, words] of [
    ['Medios de pago', 'Tarjeta y otros medios en línea'],
    ['Entrega', /^Envío a todo el país por \$\s50/],
    ['Devoluciones y cambios', 'Tiene 30 días para cambiar de idea o de talle.'],
  ] as const) {
    await expect(main.locator('div:has(> dt)').filter({ hasText: means }).locator('dd')).toHaveText(words);
  }
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menú' });
  await expect(menu).toBeVisible();

  await page.getByRole('button', { name: texts.bag.pay }).click();
  await page.getByRole('heading', { name: 'Entrega' }).waitFor();
  const steps = page.getByRole('navigation', { name: 'Pasos de la compra' }).getByRole('listitem');
  await expect(steps).toHaveText(['Carrito', 'Entrega', 'Pago']);
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  expect(await sizeOf()).toEqual([56, 70]);
  await expect(lines).toContainText(name);
  await expect(lines).toContainText('1 unidad');
  const fields = ['Localidad', 'Provincia'].map((label) => page.getByLabel(label));
  const beside = async () => {
    const [city, province] = await Promise.all(fields.map(async (field) => (await field.boundingBox())?.y));
    return city === province;
  };
  expect(await beside()).toBe(false);
  for (const width of [phone.width, 640, desktop.width]) {
    await page.setViewportSize({ width, height: phone.height });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'CB' })).toBeHidden();
  }
  expect(await beside()).toBe(true);
  await page.setViewportSize({ width: 640, height: phone.height });
  expect(await beside()).toBe(true);
  await steps.getByRole('link', { name: 'Carrito' }).click();
  await page.waitForURL(/\/bag$/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
