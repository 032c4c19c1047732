import { expect, test } from '../fixtures/test.ts';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { administrator } from '../actors/administrator.ts';
import { misfits, violations } from '../walk/inspection.ts';

test('ADM-7 an unchanged product has nothing to save; a changed one is saved or discarded', async ({ visit }) => {
  const { page, close } = await visit({ width });
  const she = administrator(page);
  await she.enter('/admin/modification/9');
  const brand = page.getByLabel('Marca', { exact: true });
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  const discard = page.locator('main').getByRole('button', { name: 'Descartar', exact: true }).first();
  const before = await brand.inputValue();
  expect(await save.count()).toBe(0);

  await brand.fill('Otra casa');
  await save.waitFor();
  // The bar is in the window wherever the page is scrolled to.
  await page.evaluate('window.scrollTo(0, 0)');
  const bar = await save.boundingBox();
  expect(bar && bar.y + bar.height).toBeLessThanOrEqual(width < 700 ? 844 : 900);
  expect([...(await violations(page)), ...(await misfits(page))]).toEqual([]);
  await discard.click();
  await she.confirm('¿Descartar lo que escribió?', 'Seguir editando');
  expect(await brand.inputValue()).toBe('Otra casa');
  await discard.click();
  await she.confirm('¿Descartar lo que escribió?', 'Descartar');
  expect(await brand.inputValue()).toBe(before);
  await save.waitFor({ state: 'detached' });

  // Typed back by hand, there is nothing to save either.
  await brand.fill(`${before}x`);
  await save.waitFor();
  await brand.fill(before);
  await save.waitFor({ state: 'detached' });
  await close();
});

test.each([
  { width: 390, isBeside: false },
  { width: 1440, isBeside: true },
])('ADM-7 price and stock are beside the content where there is room, at $width px', async ({ width, isBeside }) => {
  const { page, close } = await visit({ width });
  await administrator(page).enter('/admin/createproduct');
  const [content, price] = await Promise.all(
    ['Prenda', 'Precio'].map((name) => page.getByRole('group', { name, exact: true }).boundingBox()),
  );
  if (!content || !price) throw new Error('a part of the form is missing');
  expect(price.x > content.x + content.width).toBe(isBeside);
  // The specified button keeps its place, and asks before anything is lost.
  await page.getByRole('button', { name: backOfficeTexts.productForm.clear }).waitFor();
});

test('ADM-7 the own profile can be restored to what is saved', async ({ page, owner }) => {
  await owner.enter('/admin/profile');
  const phone = page.getByLabel('Teléfono');
  const before = await phone.inputValue();
  expect(await page.getByRole('button', { name: 'Descartar', exact: true }).count()).toBe(0);
  await phone.fill('11 5555 0000');
  await page.locator('main').getByRole('button', { name: 'Descartar', exact: true }).first().click();
  await owner.confirm('¿Descartar lo que escribió?', 'Descartar');
  expect(await phone.inputValue()).toBe(before);
});
