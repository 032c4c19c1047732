import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { texts } from '#contract/core/texts.ts';
import { fillAddress } from '../actors/address-page.ts';
import { openPlentiful } from '../actors/plentiful.ts';
import { newCustomer } from '../actors/ready-accounts.ts';

const card = (page: Page, street: string) => page.getByRole('listitem').filter({ hasText: street });
const isDefault = (page: Page, street: string) => card(page, street).getByText('La de siempre');
const save = (page: Page) => page.getByRole('button', { name: 'Guardar dirección' }).click();

test('SHIP-1 a customer adds, corrects, prefers and deletes addresses @all', async ({ page }) => {
  await newCustomer(page, { hasAddress: false });
  await page.goto('/user');
  await page.locator('main').getByRole('link', { name: 'Mis direcciones' }).click();
  await page.getByText('Todavía no guardó direcciones').waitFor();
  await page.getByRole('link', { name: 'Agregar dirección' }).click();
  await expect(page.getByLabel('Quién recibe')).toHaveValue('Julia Ríos');
  await fillAddress(page, 'Av. Corrientes');
  await page.getByLabel('Código postal').fill('B1636FDA');
  await save(page);
  await page.getByText('La letra del código postal es de otra provincia').waitFor();
  await expect(page.getByLabel('Código postal')).toBeFocused();
  await page.getByLabel('Código postal').fill('c1043aaz');
  // Only the server knows the numbers of phones.
  await page.getByLabel('Teléfono').fill('11 2345');
  await save(page);
  await page.getByText('No reconocemos el teléfono').waitFor();
  await expect(page.getByLabel('Calle')).toHaveValue('Av. Corrientes');
  await page.getByLabel('Teléfono').fill('(011) 2345 6789');
  await save(page);
  await card(page, 'C1043AAZ Buenos Aires, Ciudad Autónoma de Buenos Aires').getByText('011 2345-6789').waitFor();
  await isDefault(page, 'Av. Corrientes').waitFor();

  await page.getByRole('link', { name: 'Agregar dirección' }).click();
  await fillAddress(page, 'Belgrano');
  await save(page);
  await card(page, 'Belgrano').getByRole('button', { name: 'Usar siempre' }).click();
  await isDefault(page, 'Belgrano').waitFor();
  await expect(isDefault(page, 'Av. Corrientes')).toHaveCount(0);

  await card(page, 'Av. Corrientes').getByRole('link', { name: 'Editar' }).click();
  await page.getByRole('heading', { name: 'Editar dirección' }).waitFor();
  await page.getByLabel('Piso y departamento (opcional)').fill('5° B');
  await save(page);
  await card(page, 'Av. Corrientes 1234, 5° B').waitFor();

  await card(page, 'Belgrano').getByRole('button', { name: 'Eliminar' }).click();
  const question = page.getByRole('dialog', { name: 'Eliminar dirección' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await question.waitFor({ state: 'hidden' });
  await card(page, 'Belgrano').getByRole('button', { name: 'Eliminar' }).click();
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await card(page, 'Belgrano').waitFor({ state: 'detached' });
  await isDefault(page, 'Av. Corrientes').waitFor();
});

test('SHIP-2 the bag says where it is sent, and another address can be chosen @all', async ({ page, buyer, shop }) => {
  await openPlentiful(page);
  await buyer.addToBag();
  await page.goto('/bag');
  await page.getByText('Ana Ríos · Av. Corrientes 1234').waitFor();
  await page.getByRole('link', { name: 'Usar otra dirección' }).click();
  await page.getByRole('heading', { name: 'Agregar dirección' }).waitFor();
  await fillAddress(page, 'Belgrano');
  await save(page);
  await page.getByRole('heading', { name: texts.bag.title }).waitFor();
  const choice = page.getByLabel('Se envía a');
  await expect(choice.locator('option:checked')).toContainText('Av. Corrientes');
  await choice.selectOption({ index: 1 });
  await page.getByRole('button', { name: texts.bag.pay }).click();
  await page.waitForURL((url) => url.href.startsWith(shop.sandboxUrl));
  const { rows } = await shop.database.pool.query<{ reference: string }>(
    'select reference from orders order by number desc limit 1',
  );
  const order = await page.request.get(`/user/orders/${rows[0]?.reference}`);
  expect(await order.text()).toContain('Belgrano 1234');
});
