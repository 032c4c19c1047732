import { t } from '#messages/messages.ts';
import { expect, type Page } from '@playwright/test';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { texts } from '#contract/core/texts.ts';
import { assistantOf } from '../../office/assistant-panel.ts';
import { shopper } from '../../actors/shopper.ts';
import { addFirstSize, press } from './acts.ts';
import { briefPage, page, state, variant, variantBehind, type Scene } from './scene.ts';

/** By the keyboard where the menu is a panel: one that is opened by the mouse closes when the mouse goes away. */
async function openMenu(here: Page): Promise<void> {
  const sheet = here.getByRole('button', { name: 'Menú' });
  if (await sheet.isVisible()) await sheet.click();
  else await here.getByRole('button', { name: 'Categorías de Women' }).press('Enter');
}

async function search(here: Page, words: string): Promise<void> {
  await here.locator('[popovertarget="buscar"]').filter({ visible: true }).click();
  await here.getByRole('searchbox', { name: '¿Qué busca?' }).fill(words);
}

/** Opens the filters where they are a sheet. */
async function openFilters(here: Page): Promise<void> {
  const button = here.getByRole('button', { name: /^Filtrar y ordenar/ });
  if (await button.isVisible()) await button.click();
}

/** What a guest sees. */
export const guestScenes: readonly Scene[] = [
  page('/'),
  page('/home?gender=Women', 'catalogue'),
  variant('/home?gender=Men&size=M&size=L&color=Azul&minPrice=20000&offers=true', 'catalogue-filtered'),
  variant('/home?search=zzzz', 'catalogue-empty'),
  page('/detail/5', 'detail'),
  variant('/detail/1', 'detail-reviewed'),
  variantBehind('detail-sold-out', '/home?search=Bolso+Feria', '/detail/9', async (here) => {
    const sold = here.locator('main li').filter({ hasText: 'Agotado' }).locator('a[href^="/detail/"]').first();
    await here.goto((await sold.getAttribute('href')) ?? '');
  }),
  variant('/detail/999999', 'detail-unknown'),
  page('/login'),
  page('/login?vista=crear', 'registration'),
  page('/login/recovery'),
  page('/login/second-step', 'second-step-over'),
  page('/login/oidc/callback'),
  briefPage('/login/success'),
  page('/user/changepassword/cliente', 'password-by-link'),
  variant('/user/changepassword/cliente?token=gastado', 'password-link-used'),
  page('/user/confirmemail?token=gastado', 'address-link-used'),
  page('/user/erasure/link?token=gastado', 'erasure-link-used'),
  page('/user/security/keep?token=gastado', 'keep-factors-used'),
  page('/user/data?cerrada=2026-12-04', 'account-closed'),
  page('/bag', 'bag-empty'),
  page('/pay'),
  page('/failure?payment_id=123456&status=rejected&site_id=MLA&merchant_account_id=null', 'failure'),
  page('/info/dev'),
  page('/arrepentimiento'),
  page('/paginas/guia-de-talles', 'own-page'),
  page('/colecciones/ofertas', 'collection'),
  page('/seguimiento/gastado', 'tracking-unknown'),
  page('/c/NADIE', 'coupon-unknown'),
  page('/pagar/gastado', 'payment-link-unknown'),
  page('/abrir/gastado', 'setup-link-used'),
  page('/unsubscribe'),
  page('/newsletter'),
  page('/newsletter/confirm?token=gastado', 'newsletter-link-used'),
  page('/outbox', 'outbox-empty'),
  page('/outbox/1', 'email-unknown'),
  page('/about'),
  page('/muestrario'),
  // An address that the back office does not list as missed: its page of these is walked too.
  page('/seguimiento/no/existe', 'not-found'),
  state('menu', '/', openMenu),
  state('account-menu', '/home?gender=Men', (here) => press(here, 'Cuenta')),
  state('search', '/home?gender=Men', async (here) => {
    await search(here, 'camsa');
    await here.getByRole('list', { name: 'Productos' }).getByRole('link').first().waitFor();
  }),
  state('search-nothing', '/home?gender=Men', async (here) => {
    await search(here, 'zzzzqq');
    await here.getByText('Nada se llama así por ahora.').waitFor();
  }),
  state('filters', '/home?gender=Women', openFilters),
  state('assistant', '/home?gender=Women', async (here) => {
    await assistantOf(here).open();
  }),
  state('size-missing', '/detail/5', async (here) => {
    await press(here, 'Agregar al carrito');
    await here.getByText(texts.detail.sizeMissing).first().waitFor();
  }),
  state('size-guide', '/detail/5', async (here) => {
    await press(here, 'Guía de talles');
    await here.getByRole('dialog', { name: 'Guía de talles' }).waitFor();
  }),
  state('zoom', '/detail/5', async (here) => {
    await here.getByRole('link', { name: /^Ampliar foto 1/ }).click();
    await here
      .getByRole('dialog', { name: /ampliadas/ })
      .getByText('Foto 1 de 4')
      .waitFor();
    // The small picture that stands in until the large one is there.
    await expect(here.locator('.pswp__img--placeholder')).toHaveCount(0);
  }),
  state('bag-drawer-empty', '/about', async (here) => {
    await shopper(here).openBag();
    await shopper(here).bag.getByText(texts.bag.emptyModal).waitFor();
  }),
  state('added', '/detail/5', addFirstSize),
  state('bag-drawer', '/about', async (here) => {
    await shopper(here).openBag();
    await shopper(here).bag.getByText('Talle').first().waitFor();
  }),
  state('bag', '/bag', (here) => here.getByRole('list', { name: 'Productos en el carrito' }).waitFor()),
  state('registration-errors', '/login?vista=crear', async (here) => {
    await here.getByLabel(registrationTexts.name).fill('A1');
    await here.getByLabel(registrationTexts.email).fill('no');
    await here.getByLabel(registrationTexts.repeatPassword).fill('otra');
    await here.getByLabel(registrationTexts.repeatPassword).blur();
    await here.getByText(registrationTexts.passwordsDiffer).waitFor();
  }),
  state('login-refused', '/login', async (here) => {
    await shopper(here).logIn('cliente', 'equivocada');
    await here.getByText(accountTexts.login.refused).first().waitFor();
  }),
  state('search-missing', '/home?gender=Men', async (here) => {
    await openFilters(here);
    await here.locator('main').getByRole('button', { name: 'Buscar' }).click();
    await here.getByText(t('texts.emptySearch')).first().waitFor();
  }),
];
