import { expect, test } from '../fixtures/test.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { readPage } from '../fixtures/sent-page.ts';
import { misfits } from '../walk/inspection.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';

// They begin without the demonstration's English texts.
const withoutTexts = 'delete from product_texts where product_id in (21, 22)';

test.use({ shopOptions: { name: 'product-texts' } });
test.beforeAll(({ shop }) => shop.database.pool.query(withoutTexts));

/** The form of a product's texts in English. */
function englishOf(page: Page) {
  const form = page.getByRole('group', { name: 'Textos en inglés' });
  const save = form.getByRole('button', { name: 'Guardar textos' });
  return {
    form,
    save,
    name: form.getByLabel('Nombre'),
    description: form.getByRole('textbox', { name: 'Descripción' }),
    async saved(): Promise<void> {
      await expect(page.getByText('Textos guardados.').first()).toBeVisible();
      await expect(save).toBeHidden();
    },
  };
}

/** Reads a page of a product as a guest: its heading, all of its text, and the addresses of its languages. */
async function seenAt(request: APIRequestContext, path: string) {
  const { $ } = await readPage(request, path);
  $('main').find('script, style').remove();
  const languages = $('link[rel=alternate][hreflang]')
    .toArray()
    .map((link) => `${$(link).attr('hreflang')} ${new URL($(link).attr('href') ?? '').pathname}`);
  return { heading: $('main h1').text(), text: $('main').text(), languages };
}

test('OWN-2 the owner writes the texts of a product in English, and visitors see them in that language alone @all', async ({
  page,
  owner,
  request,
}) => {
  const own = await seenAt(request, '/detail/21');
  expect((await seenAt(request, '/en/detail/21')).heading).toBe(own.heading);
  await owner.enter('/admin/modification/21');
  const { form, name, description, save, saved } = englishOf(page);
  await expect(form.getByText(`Vacío: se muestra «${own.heading}».`).first()).toBeVisible();
  await name.fill('Harbour tee');
  await description.fill('Soft combed cotton.');
  await form.getByLabel('Cuidados').fill('Machine wash cold.');
  expect([await nightlyViolations(page), await misfits(page)]).toEqual([[], []]);
  // What is not saved is not lost unnoticed.
  await page.getByRole('link', { name: '‹ Volver' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Seguir editando' }).click();
  await save.click();
  await saved();

  const english = await seenAt(request, '/en/detail/21');
  expect(english.heading).toBe('Harbour tee');
  expect(english.text).toContain('Soft combed cotton.');
  const languages = ['es-AR /detail/21', 'en /en/detail/21', 'x-default /detail/21'];
  expect(english.languages.toSorted()).toEqual(languages.toSorted());
  expect(await seenAt(request, '/detail/21')).toEqual({ ...own, languages: english.languages });
  expect((await seenAt(request, '/en/home?search=harbour')).text).toContain('Harbour tee');

  await name.fill('');
  await save.click();
  await expect(save).toBeHidden();
  const emptied = await seenAt(request, '/en/detail/21');
  expect(emptied.heading).toBe(own.heading);
  expect(emptied.text).toContain('Soft combed cotton.');
});

test('OWN-2 whoever goes on writing while the texts are saved keeps the cursor, and is asked before they are discarded @all', async ({
  page,
  owner,
  request,
}) => {
  await owner.enter('/admin/modification/22');
  const { form, name, description, save } = englishOf(page);
  const answered = Promise.withResolvers<void>();
  await page.route('**/admin/modification/22.data*', async (route) => {
    if (route.request().method() === 'POST') await answered.promise;
    await route.continue();
  });
  await name.fill('Tee ');
  await description.fill('Soft');
  await save.click();
  await description.press('End');
  await page.keyboard.type(' combed');
  answered.resolve();
  await expect(page.getByText('Textos guardados.').first()).toBeVisible();
  await expect(name).toHaveValue('Tee');
  await page.keyboard.type(' cotton');
  await expect(description).toHaveText('Soft combed cotton');
  await form.getByRole('button', { name: 'Descartar' }).click();
  await owner.confirm('¿Descartar lo que escribió?', 'Seguir editando');
  await save.click();
  await expect(save).toBeHidden();
  expect((await seenAt(request, '/en/detail/22')).text).toContain('Soft combed cotton');
});

test('OWN-2 a product that was saved beside unsaved texts can go on being changed and saved @all', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/modification/23');
  const { name } = englishOf(page);
  const [brand, save] = [page.getByLabel('Marca'), page.getByRole('button', { name: 'Guardar cambios' })];
  await name.fill('Unsaved tee');
  for (const typed of ['Primera casa', 'Segunda casa']) {
    await brand.fill(typed);
    await save.click();
    await owner.confirm('¿Salir sin guardar?', 'Seguir editando');
    await expect(save).toHaveCount(0);
    await expect(brand).toHaveValue(typed);
  }
  await expect(name).toHaveValue('Unsaved tee');
  await brand.fill('Tercera casa');
  await page.getByRole('link', { name: '‹ Volver' }).click();
  await owner.confirm('¿Salir sin guardar?', 'Salir');
  await page.goto('/admin/modification/23');
  await expect(brand).toHaveValue('Segunda casa');
});
