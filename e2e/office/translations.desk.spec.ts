import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { endEnglish, offerEnglish } from '../core/offer-english.ts';
import { readPage } from '../fixtures/sent-page.ts';
import { misfits } from '../walk/inspection.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';

test.use({ shopOptions: { name: 'translations' } });

// The owner has translated nothing of these yet.
test.beforeAll(({ shop }) => shop.database.pool.query("update owner_texts set text = ''"));

const partsOf = (page: Page) => page.getByRole('navigation', { name: 'Partes de la tienda' });

/** The form of a part. */
function formOf(page: Page, title: string) {
  const form = page.getByRole('group', { name: title });
  const save = page.getByRole('button', { name: 'Guardar traducciones' });
  return {
    form,
    save,
    async saved(): Promise<void> {
      await save.click();
      await expect(page.getByText('Traducciones guardadas.').first()).toBeVisible();
      await expect(save).toBeHidden();
    },
  };
}

test('OWN-2 the owner translates a category and a page, and visitors in English read them at once @all', async ({
  page,
  owner,
  request,
}) => {
  const seen = async (path: string) => (await readPage(request, path)).$('body');
  for (const _ of [1, 2]) expect((await seen('/en/home?gender=Women')).text()).toContain('Vestidos');
  await owner.enter('/admin/translations');
  await expect(page.getByText('Lo que usted escribió, en inglés.')).toBeVisible();
  // Without a part in the address the first one with something to translate is open, and marked as such.
  await expect(partsOf(page).locator('[aria-current=page]')).toHaveCount(1);
  await partsOf(page)
    .getByRole('link', { name: /^Categorías/ })
    .click();
  const categories = formOf(page, 'Categorías');
  await expect(partsOf(page).getByRole('link', { name: /^Categorías Faltan \d+$/ })).toBeVisible();
  await categories.form.getByLabel('Vestidos').fill('Dresses');
  expect([await nightlyViolations(page), await misfits(page)]).toEqual([[], []]);
  // What is not saved is not lost unnoticed.
  await partsOf(page)
    .getByRole('link', { name: /^Colores/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Seguir editando' }).click();
  await categories.saved();
  const catalogue = await seen('/en/home?gender=Women');
  expect([catalogue.text().includes('Dresses'), catalogue.text().includes('Vestidos')]).toEqual([true, false]);
  expect((await seen('/home?gender=Women')).text()).toContain('Vestidos');

  // Only what is missing.
  await page.getByLabel('Mostrar solo lo que está sin traducir').check();
  await expect(categories.form.getByLabel('Vestidos')).toBeHidden();
  await expect(categories.form.getByLabel('Camisas').first()).toBeVisible();

  await partsOf(page)
    .getByRole('link', { name: /^Página «Guía de talles»/ })
    .click();
  const guide = formOf(page, 'Página «Guía de talles»');
  await guide.form.getByLabel('Guía de talles', { exact: true }).fill('Size guide');
  await guide.form.getByRole('textbox', { name: /^Las medidas son/ }).fill('Measure yourself.');
  await guide.saved();
  await page.goto('/en/paginas/guia-de-talles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Size guide');
  await expect(page.getByRole('main')).toContainText('Measure yourself.');
  expect((await seen('/paginas/guia-de-talles')).find('h1').text()).toBe('Guía de talles');
});

test('OWN-2 a shop without a second language says so, and leads to the setting @all', async ({ page, owner, shop }) => {
  await endEnglish(shop.url);
  await owner.enter('/admin/translations');
  await expect(page.getByText('La tienda no ofrece un segundo idioma.')).toBeVisible();
  await page.getByRole('link', { name: 'Elegir un segundo idioma' }).click();
  await expect(page).toHaveURL('/admin/settings/languages');
  await offerEnglish(shop.url);
});
