import { fillAddress } from '../actors/address-page.ts';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { texts } from '#contract/core/texts.ts';
import { fillPasswords, goTo, press } from './asking.ts';
import type { Asked } from './failed-requests.ts';
import { untilReviewFormWorks } from '../marketing/review-form.ts';
import { shopper } from '../actors/shopper.ts';

/** The requests of a customer's screens. */
export const askedByCustomers: readonly Asked[] = [
  {
    of: 'marketing/wishlist/wishlist.resource.ts',
    which: /\/wishlist\.data/,
    what: 'No se guardó el cambio en favoritos.',
    open: goTo('/home?gender=Women'),
    ask: (page) =>
      page
        .getByRole('button', { name: /^Favorito/ })
        .first()
        .click(),
    isRetried: true,
  },
  {
    of: 'people/second-factor/security.page.tsx',
    which: /\/user\/security\.data/,
    what: 'No se agregó el segundo paso.',
    open: goTo('/user/security'),
    ask: press('Agregar una aplicación'),
  },
  {
    of: 'people/accounts/profile.page.tsx',
    which: /\/user\/profile\.data/,
    what: 'No se guardaron los cambios.',
    open: goTo('/user/profile', { Apellido: 'Prueba de Red' }),
    ask: press(accountTexts.profile.save),
    typed: 'Prueba de Red',
  },
  {
    of: 'people/addresses/new-address.page.tsx',
    which: /\/user\/addresses\/new\.data/,
    what: 'No se guardó la dirección.',
    open: async (page) => {
      await page.goto('/user/addresses/new');
      await fillAddress(page, 'Red 1');
    },
    ask: press('Guardar dirección'),
    typed: 'Red 1',
  },
  {
    of: 'people/addresses/address.page.tsx',
    which: /\/user\/addresses\/\d+\.data/,
    what: 'No se guardó la dirección.',
    open: async (page) => {
      await page.goto('/user/addresses');
      await page.getByRole('link', { name: 'Editar' }).first().click();
      await page.getByRole('heading', { name: 'Editar dirección' }).waitFor();
      await page.getByLabel('Calle').fill('Red 2');
    },
    ask: press('Guardar dirección'),
    typed: 'Red 2',
  },
  {
    of: 'people/addresses/addresses.page.tsx',
    which: /\/user\/addresses\.data/,
    what: 'No se eliminó la dirección.',
    open: goTo('/user/addresses'),
    ask: async (page) => {
      await page.getByRole('button', { name: 'Eliminar' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    },
    isRetried: true,
  },
  {
    of: 'people/accounts/advertising.resource.ts',
    which: /\/user\/advertising\.data/,
    what: 'No se guardó la elección.',
    open: goTo('/user/profile'),
    ask: (page) => page.getByText('Quiero recibir novedades y ofertas por correo').click(),
    isRetried: true,
  },
  {
    of: 'people/own-data/own-data.page.tsx',
    which: /\/user\/data\.data/,
    what: 'La cuenta no se eliminó.',
    open: goTo('/user/data', { 'Contraseña actual': 'equivocada' }),
    ask: press('Eliminar mi cuenta'),
    typed: 'equivocada',
    isRetried: true,
  },
  {
    of: 'people/accounts/current-password.resource.ts',
    which: /\/changepassword\/current\.data/,
    what: 'No pudimos comprobar la contraseña actual.',
    open: goTo('/user/changepassword'),
    ask: async (page, round) => {
      const current = page.locator('main form input[type="password"]').first();
      await current.fill(`equivocada${round}`);
      await current.blur();
    },
    typed: 'equivocada',
    isRetried: true,
  },
  {
    of: 'people/accounts/change-password.page.tsx',
    which: /\/user\/changepassword\.data/,
    what: 'No se cambió la contraseña.',
    open: async (page) => {
      await page.goto('/user/changepassword');
      await fillPasswords(page, 'maria1234');
    },
    ask: press(accountTexts.changePassword.save),
    typed: 'nueva1234',
  },
  {
    of: 'goods/products/detail.page.tsx',
    which: /\/detail\/3\.data/,
    what: 'No se guardó la reseña.',
    open: async (page) => {
      await page.goto('/detail/3');
      await untilReviewFormWorks(page);
      await page.getByRole('radio', { name: '4 estrellas' }).check({ force: true });
      await page.locator('textarea[name="comment"]').fill('Abriga y no pica.');
    },
    ask: press('Publicar reseña'),
    typed: 'Abriga y no pica.',
  },
  {
    of: 'sales/bag/bag.page.tsx',
    which: /\/bag\.data/,
    what: 'No pudimos empezar el pago.',
    open: async (page) => {
      const she = shopper(page);
      await she.openProduct('Women');
      await she.addToBag();
      await page.goto('/bag');
    },
    ask: press(texts.bag.pay),
  },
  {
    of: 'sales/delivery-step/delivery-step.page.tsx',
    which: /\/bag\/delivery\.data/,
    what: 'No pudimos empezar el pago.',
    open: async (page) => {
      const she = shopper(page);
      await she.openProduct('Women');
      await she.addToBag();
      await page.goto('/bag/delivery');
    },
    ask: press('Continuar al pago'),
  },
  {
    of: 'people/accounts/logout.resource.ts',
    which: /\/logout\.data/,
    what: 'No se cerró la sesión.',
    open: async (page) => {
      await page.goto('/home?gender=Men');
      await page.getByRole('button', { name: 'Cuenta' }).filter({ visible: true }).first().click();
    },
    ask: (page) => page.getByRole('button', { name: 'Cerrar sesión' }).click(),
  },
];
