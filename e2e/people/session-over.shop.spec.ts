import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { accountTexts } from '#contract/account.texts.ts';
import { texts } from '#contract/texts.ts';
import { administrator } from '../actors/administrator.ts';
import { ownAdministrator } from '../office/desk-list.ts';
import { openForm, picture } from '../site/home-editor.ts';
import { account, endSession, expired, guestWords, patience } from './session-scene.ts';
import { shopper } from '../actors/shopper.ts';

test('MEND-7 a guest whose session expired long ago is told once, and cached pages are served as before', async ({
  page,
  context,
  buyer,
}) => {
  await context.clearCookies({ name: 'percha' });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('.data') && asked.push(request.url()));
  await page.goto('/');
  await page.getByText(texts.session.expired).first().waitFor();
  await page.getByText(texts.session.expired).first().waitFor({ state: 'detached' });
  asked.length = 0;
  for (const path of ['/detail/3', '/home?gender=Men', '/']) {
    await page.goto(path);
    await account(page).getByText(guestWords).waitFor({ state: 'attached' });
  }
  expect([asked, await page.getByText(texts.session.expired).count()]).toEqual([[], 0]);
});

test('MEND-7 MEND-27 a product sent after the session expired overwrites no later change', async ({ visit }) => {
  const here = await visit();
  const she = administrator(here.page);
  await she.enter('/admin/allproducts');
  await here.page.goto('/admin/modification/9');
  const { page } = here;
  await page.getByLabel('Color').fill('Verde lago');
  const there = await visit();
  await administrator(there.page).enter('/admin/allproducts');
  await there.page.goto('/admin/modification/9');
  await there.page.getByLabel('Marca').fill('Otra Marca');
  await there.page.getByRole('button', { name: 'Guardar cambios' }).click();
  await administrator(there.page).toast(backOfficeTexts.productForm.updated);
  await there.close();
  await endSession(page);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expired(page).waitFor();
  await shopper(page).logIn('admin', 'admin1234');
  await expect.poll(() => page.getByLabel('Color').inputValue(), patience).toBe('Verde lago');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Otra Marca' });
  await dialog.getByText('Otra Marca').first().waitFor();
  await here.close();
});

type Editor = {
  readonly path: string;
  readonly change: (page: Page) => Promise<void>;
  readonly save: string;
  /** What was typed, as the editor shows it. */
  readonly typed: (page: Page) => Promise<unknown>;
};

const replies = (page: Page) => page.getByLabel('Dirección para las respuestas');
const faqTitle = (page: Page) => page.getByLabel('Título', { exact: true });

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
    path: '/admin/letters/return-accepted',
    async change(page) {
      const previewed = page.waitForResponse(/\/preview\.data/);
      await page.getByLabel('Asunto').fill('Recién escrito');
      // The preview finds out first that the session is over, and sends nobody away who is writing.
      expect((await previewed).status()).toBe(200);
    },
    save: 'Guardar',
    typed: async (page) => (await page.getByLabel('Asunto').inputValue()) === 'Recién escrito',
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

const removeButtons = (page: Page) =>
  page.getByRole('region', { name: 'Bloques de la portada' }).getByRole('button', { name: /^Quitar / });

test.each(editors)(
  'MEND-7 what is typed into $path after the session expired is there again after the login',
  async ({ path, change, save, typed }) => {
    const { page, close } = await visit();
    await administrator(page).enter(path);
    await endSession(page);
    await change(page);
    await page.getByRole('button', { name: save, exact: true }).click();
    await expired(page).waitFor();
    await shopper(page).logIn('admin', 'admin1234');
    await page.waitForURL((url) => url.pathname === path);
    await expect.poll(() => typed(page), patience).toBe(true);
    // It is unsaved still.
    await page.getByRole('link', { name: 'Ver la tienda' }).first().click();
    await administrator(page).confirm('¿Salir sin guardar?', 'Salir');
    expect(await page.evaluate(() => sessionStorage.getItem('percha-interrupted-form'))).toBeNull();
    await close();
  },
);

test('MEND-7 the open form of a block is there again too, with the picture that was uploaded for it', async ({
  page,
  owner,
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
  await openForm(page).getByLabel('Título', { exact: true }).fill('Recién escrita');
  // The page asks for its data again, as after a login in another tab, and finds out that the session is over.
  await page.context().addCookies([{ name: 'sesion', value: 'otra', url: page.url() }]);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expired(page).waitFor();
  await shopper(page).logIn('admin', 'admin1234');
  await page.waitForURL((url) => url.pathname === '/admin/home');
  await expect
    .poll(() => openForm(page).getByLabel('Título', { exact: true }).inputValue(), patience)
    .toBe('Recién escrita');
  await openForm(page).getByText('En computadoras').waitFor();
});

test('MEND-7 unchanged fields of a form are not restored over newer values', async ({ page, buyer, shop }) => {
  await page.goto('/user/profile');
  await page.getByLabel('Apellido').fill('Ríos Paz');
  await page.request.patch(`/api/users/update/${buyer.username}`, {
    headers: { origin: shop.url },
    data: { phone: '+54 11 4000-0000' },
  });
  await endSession(page);
  await page.getByRole('button', { name: accountTexts.profile.save }).click();
  await expired(page).waitFor();
  await buyer.logIn(buyer.username, buyer.password);
  await page.waitForURL((url) => url.pathname === '/user/profile');
  await expect.poll(() => page.getByLabel('Apellido').inputValue(), patience).toBe('Ríos Paz');
  expect(await page.getByLabel('Teléfono').inputValue()).toBe('+54 11 4000-0000');
});

test('MEND-7 what was typed into an editor is forgotten when its person logs out in another tab', async ({ visit }) => {
  const { page, context, close } = await visit({ width: 1440 });
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
  expect(await page.evaluate(() => sessionStorage.getItem('percha-interrupted-form'))).toBeNull();
  await shopper(page).logIn(username, 'secreta1');
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/admin/letters/return-closed');
  await subject.waitFor();
  expect(await subject.inputValue()).toBe(before);
});
