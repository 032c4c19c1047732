import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { administrator } from '../actors/administrator.ts';
import { misfits, violations } from '../walk/inspection.ts';
import { offerEnglish } from '../core/offer-english.ts';
import { openOwnShop } from '../fixtures/shop.ts';
import type { OwnShop } from '../fixtures/shop.ts';
import { logIn } from '../actors/ready-accounts.ts';

/** Its own shop, because the languages are those of every page. */
let shop: OwnShop;
/** How many forms of texts a product has while the shop speaks one language. */
let formsBefore: number;

test.beforeAll(async () => {
  shop = await openOwnShop();
  const { page, close } = await visit({ shopUrl: shop.url });
  await logIn(page, 'admin', 'admin1234', shop.url);
  await page.goto('/admin/modification/7');
  await page.getByLabel('Nombre').waitFor();
  formsBefore = await page.getByText('Textos en English').count();
  await close();
  await offerEnglish(shop.url);
}, 600_000);

test.afterAll(() => shop.close());

async function openProduct(id: number, width: number, prefix = '') {
  const visited = await visit({ width, shopUrl: shop.url });
  await logIn(visited.page, 'admin', 'admin1234', shop.url);
  await visited.page.goto(`${prefix}/admin/modification/${id}`);
  return { ...visited, texts: visited.page.getByRole('group', { name: 'Textos en English' }) };
}

/** Reads a page of a product as a guest: its heading, all of its text, and the addresses of its languages. */
async function seenAt(path: string) {
  const { page, close } = await visit({ shopUrl: shop.url });
  await page.goto(path);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  const text = await page.locator('main').innerText();
  const languages = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => `${link.getAttribute('hreflang')} ${new URL(String(link.getAttribute('href'))).pathname}`),
    );
  await close();
  return { heading, text, languages };
}

const isSaved = (page: Page) => page.getByText('Textos guardados.').first().waitFor();

test.for(widths.map((width, turn) => ({ width, id: 7 + turn })))(
  'OWN-2 at $width px the owner writes the texts of product $id in English, and visitors see them in that language alone',
  async ({ width, id }) => {
    const own = await seenAt(`/detail/${id}`);
    expect((await seenAt(`/en/detail/${id}`)).heading).toBe(own.heading);
    const { page, texts, troubles, close } = await openProduct(id, width);
    const name = texts.getByLabel('Nombre');
    await texts.getByText(`Vacío: se muestra «${own.heading}».`).waitFor();
    await name.fill(`Harbour tee ${width}`);
    await texts.getByRole('textbox', { name: 'Descripción' }).fill('Soft combed cotton.');
    await texts.getByLabel('Cuidados').fill('Machine wash cold.');
    expect([await violations(page), await misfits(page)]).toEqual([[], []]);
    // What is not saved is not lost unnoticed.
    await page.getByRole('link', { name: '‹ Volver' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Seguir editando' }).click();
    await texts.getByRole('button', { name: 'Guardar textos' }).click();
    await isSaved(page);
    await texts.getByRole('button', { name: 'Guardar textos' }).waitFor({ state: 'hidden' });

    const english = await seenAt(`/en/detail/${id}`);
    expect(english.heading).toBe(`Harbour tee ${width}`);
    expect(english.text).toContain('Soft combed cotton.');
    const languages = [`es-AR /detail/${id}`, `en /en/detail/${id}`, `x-default /detail/${id}`];
    expect(english.languages.toSorted()).toEqual(languages.toSorted());
    const spanish = await seenAt(`/detail/${id}`);
    expect(spanish).toEqual({ ...own, languages: english.languages });
    expect((await seenAt(`/en/home?search=harbour ${width}`)).text).toContain(`Harbour tee ${width}`);

    await name.fill('');
    await texts.getByRole('button', { name: 'Guardar textos' }).click();
    await texts.getByRole('button', { name: 'Guardar textos' }).waitFor({ state: 'hidden' });
    const emptied = await seenAt(`/en/detail/${id}`);
    expect([emptied.heading, emptied.text.includes('Soft combed cotton.')]).toEqual([own.heading, true]);
    expect(troubles).toEqual([]);
    await close();
  },
);

test('OWN-2 a shop with one language asks for no texts in another', () => expect(formsBefore).toBe(0));

test('OWN-2 whoever goes on writing while the texts are saved keeps the cursor, and is asked before they are discarded', async () => {
  const { page, texts, close } = await openProduct(22, 1280);
  const answered = Promise.withResolvers<void>();
  await page.route('**/admin/modification/22.data*', async (route) => {
    if (route.request().method() === 'POST') await answered.promise;
    await route.continue();
  });
  const description = texts.getByRole('textbox', { name: 'Descripción' });
  await texts.getByLabel('Nombre').fill('Tee ');
  await description.fill('Soft');
  await texts.getByRole('button', { name: 'Guardar textos' }).click();
  await description.press('End');
  await page.keyboard.type(' combed');
  answered.resolve();
  await isSaved(page);
  await expect.poll(() => texts.getByLabel('Nombre').inputValue()).toBe('Tee');
  await page.keyboard.type(' cotton');
  expect(await description.innerText()).toBe('Soft combed cotton');
  await texts.getByRole('button', { name: 'Descartar' }).click();
  await administrator(page).confirm('¿Descartar lo que escribió?', 'Seguir editando');
  await texts.getByRole('button', { name: 'Guardar textos' }).click();
  await texts.getByRole('button', { name: 'Guardar textos' }).waitFor({ state: 'hidden' });
  expect((await seenAt('/en/detail/22')).text).toContain('Soft combed cotton');
});

test('OWN-2 a product that was saved beside unsaved texts can go on being changed and saved', async () => {
  const { page, texts, close } = await openProduct(23, 1280);
  const she = administrator(page);
  const [brand, save] = [page.getByLabel('Marca'), page.getByRole('button', { name: 'Guardar cambios' })];
  await texts.getByLabel('Nombre').fill('Unsaved tee');
  for (const name of ['Primera casa', 'Segunda casa']) {
    await brand.fill(name);
    await save.click();
    await she.confirm('¿Salir sin guardar?', 'Seguir editando');
    await save.waitFor({ state: 'detached' });
    expect(await brand.inputValue()).toBe(name);
  }
  expect(await texts.getByLabel('Nombre').inputValue()).toBe('Unsaved tee');
  await brand.fill('Tercera casa');
  await page.getByRole('link', { name: '‹ Volver' }).click();
  await she.confirm('¿Salir sin guardar?', 'Salir');
  await page.goto('/admin/modification/23');
  expect(await brand.inputValue()).toBe('Segunda casa');
});

test('OWN-2 of two who write the same texts the second one is asked which stay', async () => {
  const [mine, theirs] = [await openProduct(20, 1280), await openProduct(20, 1280)];
  const fill = async ({ texts }: typeof mine, name: string) => {
    await texts.getByLabel('Nombre').fill(name);
    await texts.getByRole('button', { name: 'Guardar textos' }).click();
  };
  await fill(theirs, 'Their tee');
  await isSaved(theirs.page);
  await fill(mine, 'My tee');
  const question = mine.page.getByRole('dialog');
  await question.getByText('Their tee').waitFor();
  await question.getByText('My tee').click();
  await question.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await isSaved(mine.page);
  expect((await seenAt('/en/detail/20')).heading).toBe('My tee');
  await mine.close();
  await theirs.close();
});

test('OWN-2 a product is edited in the shop’s own language below /en too', async () => {
  const { page, close } = await openProduct(21, 1280);
  const own = await page.locator('[name=name]').first().inputValue();
  await close();
  const english = await openProduct(21, 1280, '/en');
  expect(await english.page.locator('[name=name]').first().inputValue()).toBe(own);
  await english.close();
});
