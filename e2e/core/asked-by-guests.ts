import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { texts } from '#contract/core/texts.ts';
import type { Asked } from './failed-requests.ts';
import { mailedLink } from '../people/mailed-link.ts';
import { fill, fillPasswords, goTo, press } from './asking.ts';
import { makeCoupon } from '../actors/made-coupon.ts';
import { newCustomer } from '../actors/ready-accounts.ts';
import { shopper } from '../actors/shopper.ts';
import { shopOf } from '../fixtures/visit.ts';

const labels = registrationTexts;
const newcomer = `nadie${process.pid}`;

/** Opens the page that confirms a new address of an account. */
async function openProofOfAddress(page: Page): Promise<void> {
  const she = await newCustomer(page);
  const { username, password } = she;
  await page.goto('/user/profile');
  const address = `otra-${username}@example.com`;
  await fill(page, { 'Correo electrónico': address, 'Contraseña actual': password });
  await page.getByRole('button', { name: accountTexts.profile.save }).click();
  await she.toast(accountTexts.profile.done);
  await page.goto(await mailedLink(page, address, 'Confirmar mi correo'));
}

/** Opens the page that keeps an account which its owner has closed. */
async function openClosedAccount(page: Page): Promise<void> {
  const { username, password } = await newCustomer(page);
  await page.goto('/user/data');
  await fill(page, { 'Contraseña actual': password });
  await press('Eliminar mi cuenta')(page);
  await page.getByRole('heading', { name: 'Su cuenta está cerrada' }).waitFor();
  await page.goto(await mailedLink(page, `${username}@example.com`, 'Conservar mi cuenta'));
}

/** Opens the page that confirms the newsletter. */
async function openConfirmation(page: Page): Promise<void> {
  const address = `lectora-${randomUUID()}@example.com`;
  await page.request.post('/newsletter', { form: { email: address } });
  await page.goto(await mailedLink(page, address, 'Confirmar la suscripción'));
}

/** The requests of a guest's screens. */
export const askedByGuests: readonly Asked[] = [
  {
    of: 'sales/withdrawals/withdrawal.page.tsx',
    which: /\/arrepentimiento\.data/,
    what: 'No se envió su solicitud.',
    open: goTo('/arrepentimiento', { 'Número de orden': '1042', 'Correo con el que compró': 'nadie@example.com' }),
    ask: press('Continuar'),
    typed: '1042',
  },
  {
    of: 'frames/search/suggestions.resource.ts',
    which: /\/search\/suggestions/,
    what: 'No pudimos buscar sugerencias.',
    open: async (page) => {
      await page.goto('/home?gender=Women');
      await page.locator('[popovertarget="buscar"]').filter({ visible: true }).click();
    },
    ask: (page, round) => page.getByRole('searchbox', { name: '¿Qué busca?' }).fill('camisa'.slice(0, 3 + round)),
    typed: 'cam',
    isRetried: true,
  },
  {
    of: 'sales/bag/bag-stock.resource.ts',
    which: /\/bag\/stock/,
    what: 'No pudimos comprobar los precios y el stock.',
    open: async (page) => {
      const she = shopper(page);
      await she.openProduct('Women');
      await she.addToBag();
    },
    ask: async (page, round) => {
      if (round > 0) await page.keyboard.press('Escape');
      await shopper(page).openBag();
    },
    isRetried: true,
  },
  {
    of: 'sales/bag/bag.page.tsx',
    which: /\/bag\.data/,
    what: 'No se aplicó el cupón.',
    open: async (page) => {
      const she = shopper(page);
      await she.openProduct('Women');
      await she.addToBag();
      await page.goto('/bag');
      await page.getByLabel('Cupón', { exact: true }).fill('NADIE');
    },
    ask: press('Aplicar'),
    typed: 'NADIE',
    isRetried: true,
  },
  {
    of: 'sales/bag/bag-coupon.resource.ts',
    which: /\/bag\/coupon/,
    what: 'No se aplicó el cupón.',
    open: async (page) => {
      const shop = shopOf(page);
      const { rows } = await shop.database.pool.query<{ brand: string }>(
        'select brand_name as brand from products limit 1',
      );
      const code = await makeCoupon(shop, rows[0]?.brand);
      await page.goto(`/c/${code}`);
      const she = shopper(page);
      await she.openProduct('Women');
      await she.addToBag();
    },
    ask: goTo('/bag'),
    isRetried: true,
  },
  {
    of: 'goods/products/cards.resource.ts',
    which: /\/catalogue\/cards/,
    what: 'No pudimos cargar lo que vio hace poco.',
    open: async (page) => {
      await page.goto('/detail/1');
      // A visitor who leaves sooner has no product for the next page's list.
      await page.waitForFunction(() => localStorage.getItem('root')?.includes('"details":[1]'));
    },
    ask: async (page, round) => {
      await page.goto(`/detail/${2 + round}`);
      await page.locator('footer').scrollIntoViewIfNeeded();
    },
    isRetried: true,
  },
  {
    of: 'office/assistant/message.resource.ts',
    which: /\/assistant\/message/,
    what: 'No pudimos traer la respuesta.',
    open: goTo('/home?gender=Men'),
    ask: (page, round) =>
      round === 0
        ? page.getByRole('button', { name: texts.assistant.title }).first().click()
        : page.getByRole('button', { name: 'Reintentar' }).click(),
    isRetried: true,
  },
  {
    of: 'people/accounts/availability.resource.ts',
    which: /\/login\/availability/,
    what: 'No pudimos comprobar si el usuario y el correo están libres.',
    open: goTo('/login?vista=crear'),
    ask: async (page, round) => {
      await page.getByLabel(labels.username).fill(`${newcomer}${round}`);
      await page.getByLabel(labels.username).blur();
    },
    typed: newcomer,
    isRetried: true,
  },
  {
    of: 'people/accounts/login.page.tsx',
    which: /\/login\.data/,
    what: 'No pudimos ingresar.',
    open: goTo('/login', { [accountTexts.login.username]: newcomer, [accountTexts.login.password]: 'equivocada' }),
    ask: press(accountTexts.login.submit),
    typed: newcomer,
    isRetried: true,
  },
  {
    of: 'people/accounts/login.page.tsx',
    which: /\/login\.data/,
    what: 'No se creó la cuenta.',
    open: async (page) => {
      await page.goto('/login?vista=crear');
      await fill(page, {
        [labels.name]: 'Julia Ríos',
        [labels.email]: `${newcomer}@example.com`,
        [labels.username]: newcomer,
        [labels.password]: 'secreta1',
        [labels.repeatPassword]: 'secreta1',
      });
    },
    ask: press(labels.submit),
    typed: newcomer,
    isRetried: true,
  },
  {
    of: 'people/accounts/recovery.page.tsx',
    which: /\/login\/recovery\.data/,
    what: 'No se pidió el enlace.',
    open: goTo('/login/recovery', { 'Correo electrónico': 'nadie@example.com' }),
    ask: press('Enviar el enlace'),
    typed: 'nadie@example.com',
    isRetried: true,
  },
  {
    of: 'people/accounts/link-password.page.tsx',
    which: /\/user\/changepassword\/cliente\.data/,
    what: 'No se cambió la contraseña.',
    open: async (page) => {
      await page.goto('/user/changepassword/cliente');
      await fillPasswords(page, 'equivocada');
    },
    ask: press(accountTexts.changePassword.save),
    typed: 'equivocada',
    isRetried: true,
  },
  {
    of: 'mail/advertising/unsubscribe.page.tsx',
    which: /\/unsubscribe\.data/,
    what: 'No se anotó la baja.',
    open: goTo('/unsubscribe?token=nada'),
    ask: press(/baja|recibir/i),
    isRetried: true,
  },
  {
    of: 'marketing/newsletter/newsletter.page.tsx',
    which: /\/newsletter\.data/,
    what: 'No se anotó la suscripción.',
    open: goTo('/newsletter', { 'Correo electrónico': 'lectora@example.com' }),
    ask: press('Suscribirme'),
    typed: 'lectora@example.com',
    isRetried: true,
  },
  {
    of: 'marketing/newsletter/confirm-newsletter.page.tsx',
    which: /\/newsletter\/confirm\.data/,
    what: 'La suscripción no se confirmó.',
    open: openConfirmation,
    ask: press('Confirmar'),
    isRetried: true,
  },
  {
    of: 'people/accounts/confirm-email.page.tsx',
    which: /\/user\/confirmemail\.data/,
    what: 'El correo no se confirmó.',
    open: openProofOfAddress,
    ask: press('Confirmar'),
    isRetried: true,
  },
  {
    of: 'people/own-data/erasure-link.page.tsx',
    which: /\/user\/erasure\/link\.data/,
    what: 'La cuenta no se conservó.',
    open: openClosedAccount,
    ask: press('Conservar mi cuenta'),
    isRetried: true,
  },
];
