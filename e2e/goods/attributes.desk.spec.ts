import { expect, test } from '../fixtures/test.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { unique } from '../actors/unique.ts';
import { describeProduct } from './product-form.ts';

test('GOOD-8 an attribute that the owner defines is in the product form, on the page of a product and a filter with its count @all', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/attributes');
  const [attribute, name] = [unique('Tela'), unique('Camisa')];
  await page.getByRole('button', { name: 'Crear atributo' }).click();
  const form = owner.dialog('Crear atributo');
  await form.getByLabel('Nombre').fill(attribute);
  await form.getByLabel('Valores').fill('Lino\nLana');
  await form.getByRole('button', { name: 'Crear', exact: true }).click();
  await owner.toast('Atributo creado.');

  await page.goto('/admin/createproduct');
  await describeProduct(page, name);
  await page.getByRole('group', { name: attribute }).getByLabel('Lino').check();
  await page.getByLabel('Precio actual').fill('18990');
  await page.getByLabel('URL de la imagen').fill('https://www.tienda.example/camisa.jpg');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.getByRole('button', { name: 'Crear producto' }).click();
  await owner.toast(backOfficeTexts.productForm.created);

  await page.goto('/home');
  await page.getByRole('heading', { name: attribute }).click();
  const values = page.getByRole('list', { name: attribute }).getByRole('listitem');
  await expect(values).toHaveText(['Lino1']);
  await values.getByRole('link').click();
  await page.waitForURL(new RegExp(`[?&]${attribute.toLowerCase().replace(' ', '-')}=lino$`));
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.getByText('Detalles', { exact: true }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Lino' })).toBeVisible();

  await page.goto('/admin/attributes');
  await page.getByRole('button', { name: `Eliminar ${attribute}` }).click();
  await expect(owner.dialog(/^¿Eliminar el atributo/)).toContainText('Lo pierde 1 producto');
  await owner.confirm(/^¿Eliminar el atributo/, 'Eliminar');
  await owner.toast('Atributo eliminado.');
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: attribute })).toHaveCount(0);
});
