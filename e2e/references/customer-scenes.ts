import type { Page } from 'playwright-core';
import { reviewTexts } from '#contract/reviews.texts.ts';
import { accountTexts } from '#contract/account.texts.ts';
import { untilReviewFormWorks } from '../marketing/review-form.ts';
import { addFirstSize, press } from './acts.ts';
import { page, pageByWidth, pageState, state, stateByWidth } from './scene.ts';
import type { Scene } from './scene.ts';

/** Opens the page of a link, which a click would open as a dialog. */
const follow = (name: string) => async (here: Page) => {
  const address = await here.getByRole('link', { name }).first().getAttribute('href');
  await here.goto(address ?? '');
};

/** What a customer sees who has bought: the demo's María, whose payments these are. */
export const customerScenes: readonly Scene[] = [
  pageByWidth('/'),
  page('/home?gender=Women', 'catalogue'),
  page('/user', 'hub'),
  page('/user/profile'),
  page('/user/addresses'),
  pageState('address-update', '/user/addresses', follow('Editar')),
  pageState('address-errors', '/user/addresses/new', async (here) => {
    await press(here, 'Guardar dirección');
    await here.getByText('Elija la provincia').last().waitFor();
  }),
  page('/user/orders'),
  page('/user/orders/50000000007', 'order-approved'),
  pageState('order-return', '/user/orders/50000000006', follow('Devolver o cambiar')),
  page('/user/orders/50000000008', 'order-rejected'),
  page('/user/orders/50000000009', 'order-failure'),
  page('/user/orders/50000000010', 'order-pending'),
  page('/user/orders/123', 'order-unknown'),
  page('/user/reviews'),
  pageState('review-update', '/user/reviews', follow('Editar reseña')),
  pageState('review-delete', '/user/reviews', follow('Eliminar reseña')),
  page('/user/wishlist'),
  page('/user/changepassword'),
  stateByWidth('account-menu', '/about', (here) => press(here, 'Cuenta')),
  pageState('profile-errors', '/user/profile', async (here) => {
    await here.getByLabel('Teléfono').fill('llamame');
    await here.getByLabel('Apellido').fill('Ríos');
    await here.getByText('El teléfono solo puede tener').waitFor();
  }),
  pageState('password-errors', '/user/changepassword', async (here) => {
    await here.getByLabel('Contraseña actual').fill('equivocada');
    await here.getByLabel('Contraseña nueva', { exact: true }).fill('abc');
    await here.getByLabel('Repita la contraseña nueva').fill('abd');
    await here.getByLabel('Repita la contraseña nueva').blur();
    await here.getByText(accountTexts.changePassword.wrong).waitFor();
  }),
  pageState('review-errors', '/detail/5', async (here) => {
    await untilReviewFormWorks(here);
    await press(here, 'Publicar reseña');
    await here.getByText(reviewTexts.starsMissing).waitFor();
  }),
  state('added', '/detail/5', addFirstSize),
  page('/bag'),
  page('/bag/delivery'),
];

/** What a customer sees who has just registered. */
export const newcomerScenes: readonly Scene[] = [
  page('/user/addresses', 'addresses-empty'),
  page('/user/orders'),
  page('/user/reviews'),
  page('/user/wishlist'),
  page('/user/profile'),
  pageState('delivery-step', '/detail/5', async (here) => {
    await addFirstSize(here);
    await here.goto('/bag/delivery');
    await press(here, 'Continuar al pago');
    await here.getByText('Elija la provincia').last().waitFor();
  }),
];
