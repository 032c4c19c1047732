import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { endEnglish, offerEnglish } from '../core/offer-english.ts';
import { desktop, phone } from '../fixtures/visit.ts';
import { misfits } from '../walk/inspection.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';

/** True if the price of a product is beside what it is, and not below. */
async function isPriceBeside(page: Page): Promise<boolean> {
  const [content, price] = await Promise.all(
    ['Prenda', 'Precio'].map((name) => page.getByRole('group', { name, exact: true }).boundingBox()),
  );
  if (!content || !price) throw new Error('a part of the form is missing');
  return price.x > content.x + content.width;
}

const discardOf = (page: Page) => page.locator('main').getByRole('button', { name: 'Descartar', exact: true }).first();

test('ADM-7 OWN-2 a product has price and stock beside its content, nothing to save while it is unchanged, and texts in no language that the shop does not offer; a change is discarded after a question @all', async ({
  page,
  owner,
  shop,
}) => {
  await endEnglish(shop.url);
  await owner.enter('/admin/modification/9');
  const brand = page.getByLabel('Marca', { exact: true });
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  const before = await brand.inputValue();
  await expect(save).toHaveCount(0);
  await expect(page.getByText('Textos en inglés')).toHaveCount(0);
  expect(await isPriceBeside(page)).toBe(true);

  await brand.fill('Otra casa');
  // The bar is in the window wherever the page is scrolled to.
  await page.evaluate('window.scrollTo(0, 0)');
  await expect(save).toBeInViewport({ ratio: 1 });
  expect([...(await nightlyViolations(page)), ...(await misfits(page))]).toEqual([]);
  // A phone has no room beside the content, and the same bar.
  await page.setViewportSize(phone);
  expect(await isPriceBeside(page)).toBe(false);
  await expect(save).toBeInViewport({ ratio: 1 });
  expect(await misfits(page)).toEqual([]);
  await page.setViewportSize(desktop);
  await discardOf(page).click();
  await owner.confirm('¿Descartar lo que escribió?', 'Seguir editando');
  await expect(brand).toHaveValue('Otra casa');
  await discardOf(page).click();
  await owner.confirm('¿Descartar lo que escribió?', 'Descartar');
  await expect(brand).toHaveValue(before);
  await expect(save).toHaveCount(0);

  // Typed back by hand, there is nothing to save either.
  await brand.fill(`${before}x`);
  await expect(save).toBeVisible();
  await brand.fill(before);
  await expect(save).toHaveCount(0);
  await offerEnglish(shop.url);
});

test('ADM-7 the own profile can be restored to what is saved', async ({ page, owner }) => {
  await owner.enter('/admin/profile');
  const number = page.getByLabel('Teléfono');
  const before = await number.inputValue();
  await expect(discardOf(page)).toHaveCount(0);
  await number.fill('11 5555 0000');
  await discardOf(page).click();
  await owner.confirm('¿Descartar lo que escribió?', 'Descartar');
  await expect(number).toHaveValue(before);
});
