import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { texts } from '#contract/core/texts.ts';
import { ownAdministrator } from '../office/desk-list.ts';
import { openForm, picture } from '../site/home-editor.ts';
import { desktop } from '../fixtures/visit.ts';
import { endSession, expired, storedForm } from './session-scene.ts';

test.use({ viewport: desktop });

type Editor = {
  readonly path: string;
  readonly change: (page: Page) => Promise<void>;
  readonly save: string;
  /** What was typed, as the editor shows it. */
  readonly typed: (page: Page) => Promise<unknown>;
};

const replies = (page: Page) => page.getByLabel('Dirección para las respuestas');
const faqTitle = (page: Page) => page.getByLabel('Título', { exact: true });
const removeButtons = (page: Page) =>
  page.getByRole('region', { name: 'Bloques de la portada' }).getByRole('button', { name: /^Quitar / });

const editors: readonly Editor[] = [
  {
    path: '/admin/home',
    change: (page) => removeButtons(page).first().click(),
    save: 'Guardar borrador',
    typed: async (page) => (await removeButtons(page).count()) === 5,
  },
  {
    path: '/admin/pages/guia-de-talles',
    change: (page) => faqTitle(page).fill('Talles de la tienda'),
    save: 'Guardar borrador',
    typed: async (page) => (await faqTitle(page).inputValue()) === 'Talles de la tienda',
  },
  {
    path: '/admin/menu',
    async change(page) {
      await page.getByRole('button', { name: 'Agregar grupo' }).click();
      await page.getByLabel('Título del grupo').fill('Recién escrito');
      await page.keyboard.press('Enter');
    },
    save: 'Guardar',
    typed: async (page) => (await page.getByText('Recién escrito', { exact: true }).count()) === 1,
  },
  {
    path: '/admin/settings/mail',
    change: (page) => replies(page).fill('recien@percha.example'),
    save: 'Guardar',
    typed: async (page) => (await replies(page).inputValue()) === 'recien@percha.example',
  },
  {
    path: '/admin/delivery/zones/new',
    async change(page) {
      await page.getByLabel('Nombre', { exact: true }).fill('Recién escrita');
      await page.getByLabel('Códigos postales').fill('1600-1899');
    },
    save: 'Guardar',
    typed: async (page) => (await page.getByLabel('Nombre', { exact: true }).inputValue()) === 'Recién escrita',
  },
];

for (const { path, change, save, typed } of editors) {
  test(`MEND-7 what is typed into ${path} after the session expired is there again after the login`, async ({
    page,
    owner,
    shopper,
  }) => {
    await owner.enter(path);
    await endSession(page);
    await change(page);
    await page.getByRole('button', { name: save, exact: true }).click();
    await expired(page).waitFor();
    await shopper.logIn('admin', 'admin1234');
    await page.waitForURL((url) => url.pathname === path);
    await expect.poll(() => typed(page)).toBe(true);
    // It is unsaved still.
    await page.getByRole('link', { name: 'Ver la tienda' }).first().click();
    await owner.confirm('¿Salir sin guardar?', 'Salir');
    await page.waitForURL((url) => url.pathname === '/');
    expect(await storedForm(page)).toBeNull();
  });
}

test('MEND-7 the open form of a block is there again too, with the picture that was uploaded for it', async ({
  page,
  owner,
  shopper,
}) => {
  await owner.enter('/admin/home');
  await page.getByRole('button', { name: 'Agregar un bloque' }).click();
  await openForm(page)
    .getByRole('button', { name: /^Campaña/ })
    .click();
  await openForm(page)
    .getByLabel('Subir: Imagen ancha')
    .setInputFiles(await picture(1700, 800, '#446688'));
  await openForm(page).getByText('En computadoras').waitFor();
  await endSession(page);
  const title = openForm(page).getByLabel('Título', { exact: true });
  await title.fill('Recién escrita');
  // The page asks for its data again, as after a login in another tab, and finds out that the session is over.
  await page.context().addCookies([{ name: 'sesion', value: 'otra', url: page.url() }]);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expired(page).waitFor();
  await shopper.logIn('admin', 'admin1234');
  await page.waitForURL((url) => url.pathname === '/admin/home');
  await expect(title).toHaveValue('Recién escrita');
  await openForm(page).getByText('En computadoras').waitFor();
});

test('MEND-7 what was typed into an editor is forgotten when its person logs out in another tab', async ({
  page,
  context,
  shopper,
}) => {
  const username = await ownAdministrator(page);
  await page.goto('/admin/letters/return-closed');
  const subject = page.getByLabel('Asunto');
  const before = await subject.inputValue();
  await subject.fill('Lo que no se guardó');
  const other = await context.newPage();
  await other.goto('/admin');
  await other.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await page.getByText(texts.session.endedElsewhere).first().waitFor();
  expect(await storedForm(page)).toBeNull();
  await shopper.logIn(username, 'secreta1');
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/admin/letters/return-closed');
  await expect(subject).toHaveValue(before);
});
