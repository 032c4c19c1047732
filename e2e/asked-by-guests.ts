import type { Page } from 'playwright-core';
import { registrationTexts } from '#contract/registration.texts.ts';
import { texts } from '#contract/texts.ts';
import type { Asked } from './failed-requests.ts';
import { linkInLetter } from './letters.ts';
import { fill, fillPasswords, goTo, press } from './asking.ts';
import { shopper } from './shopper.ts';

const said = registrationTexts;
const newcomer = `nadie${process.pid}`;

/** Opens the page that asks whether the new address of an account is right. */
async function openProofOfAddress(page: Page): Promise<void> {
  const she = shopper(page);
  await page.goto('/login?vista=crear');
  const { username, password } = await she.register();
  await she.logIn(username, password);
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/user/profile');
  const address = `otra-${username}@example.com`;
  await fill(page, { 'Correo electrónico': address, 'Contraseña actual': password });
  await page.getByRole('button', { name: texts.profile.save }).click();
  await she.toast(texts.profile.done);
  await page.goto(await linkInLetter(page, address, 'Confirmar mi correo'));
}

/** What a guest's screens ask. */
export const askedByGuests: readonly Asked[] = [
  {
    of: 'frames/suggestions.resource.ts',
    which: /\/search\/suggestions/,
    what: 'No pudimos buscar sugerencias.',
    open: async (page) => {
      await page.goto('/home?gender=Women');
      await page.locator('[popovertarget="buscar"]').filter({ visible: true }).click();
    },
    ask: (page, round) => page.getByRole('searchbox', { name: '¿Qué busca?' }).fill('camisa'.slice(0, 3 + round)),
    typed: 'cam',
  },
  {
    of: 'bag/bag-stock.resource.ts',
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
  },
  {
    of: 'catalogue/cards.resource.ts',
    which: /\/catalogue\/cards/,
    what: 'No pudimos cargar lo que vio hace poco.',
    open: async (page) => {
      await page.goto('/detail/1');
      // Who leaves sooner has seen nothing that the next page could show.
      await page.waitForFunction(() => localStorage.getItem('root')?.includes('"details":[1]'));
    },
    ask: async (page, round) => {
      await page.goto(`/detail/${2 + round}`);
      await page.locator('footer').scrollIntoViewIfNeeded();
    },
  },
  {
    of: 'assistant/message.resource.ts',
    which: /\/assistant\/message/,
    what: 'No pudimos traer la respuesta.',
    open: goTo('/home?gender=Men'),
    ask: (page, round) =>
      round === 0
        ? page.getByRole('button', { name: texts.assistant.title }).first().click()
        : page.getByRole('button', { name: 'Reintentar' }).click(),
  },
  {
    of: 'accounts/availability.resource.ts',
    which: /\/login\/availability/,
    what: 'No pudimos comprobar si el usuario y el correo están libres.',
    open: goTo('/login?vista=crear'),
    ask: async (page, round) => {
      await page.getByLabel(said.username).fill(`${newcomer}${round}`);
      await page.getByLabel(said.username).blur();
    },
    typed: newcomer,
  },
  {
    of: 'accounts/login.page.tsx',
    which: /\/login\.data/,
    what: 'No pudimos ingresar.',
    open: async (page) => {
      await page.goto('/login');
      await fill(page, { [texts.login.username]: newcomer, [texts.login.password]: 'equivocada' });
    },
    ask: press(texts.login.submit),
    typed: newcomer,
  },
  {
    of: 'accounts/login.page.tsx',
    which: /\/login\.data/,
    what: 'No se creó la cuenta.',
    open: async (page) => {
      await page.goto('/login?vista=crear');
      await fill(page, {
        [said.name]: 'Julia Ríos',
        [said.email]: `${newcomer}@example.com`,
        [said.username]: newcomer,
        [said.password]: 'secreta1',
        [said.repeatPassword]: 'secreta1',
      });
    },
    ask: press(said.submit),
    typed: newcomer,
  },
  {
    of: 'accounts/recovery.page.tsx',
    which: /\/login\/recovery\.data/,
    what: 'No se pidió el enlace.',
    open: async (page) => {
      await page.goto('/login/recovery');
      await fill(page, { 'Correo electrónico': 'nadie@example.com' });
    },
    ask: press('Enviar el enlace'),
    typed: 'nadie@example.com',
  },
  {
    of: 'accounts/link-password.page.tsx',
    which: /\/user\/changepassword\/cliente\.data/,
    what: 'No se cambió la contraseña.',
    open: async (page) => {
      await page.goto('/user/changepassword/cliente');
      await fillPasswords(page, 'equivocada');
    },
    ask: press(texts.changePassword.save),
    typed: 'equivocada',
  },
  {
    of: 'advertising/unsubscribe.page.tsx',
    which: /\/unsubscribe\.data/,
    what: 'No se anotó la baja.',
    open: goTo('/unsubscribe?token=nada'),
    ask: press(/baja|recibir/i),
  },
  {
    of: 'accounts/confirm-email.page.tsx',
    which: /\/user\/confirmemail\.data/,
    what: 'El correo no se confirmó.',
    open: openProofOfAddress,
    ask: press('Confirmar'),
  },
];
