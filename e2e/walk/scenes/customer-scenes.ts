import type { Page } from '@playwright/test';
import { reviewTexts } from '#contract/marketing/reviews.texts.ts';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { untilReviewFormWorks } from '../../marketing/review-form.ts';
import { addFirstSize, press } from './acts.ts';
import { page, pageBehind, state, variant, type Scene } from './scene.ts';

/** Opens the page of a link, which a click would open as a dialog. */
const follow = (name: string) => async (here: Page) => {
  const address = await here.getByRole('link', { name }).first().getAttribute('href');
  await here.goto(address ?? '');
};

/** What a customer sees who has bought: the demo's María, whose payments these are. */
export const customerScenes: readonly Scene[] = [
  variant('/', 'landing'),
  variant('/home?gender=Women', 'catalogue'),
  page('/user', 'hub'),
  page('/user/profile'),
  page('/user/data'),
  page('/user/security'),
  page('/user/confirm'),
  state('app-set-up', '/user/security', async (here) => {
    await press(here, 'Agregar una aplicación');
    await here.getByAltText('Código QR para la aplicación').waitFor();
    // Another one each time.
    await here.locator('main code').evaluate((key) => key.replaceChildren('AAAA '.repeat(8).trim()));
  }),
  page('/user/addresses'),
  page('/user/addresses/new'),
  pageBehind('address-update', '/user/addresses', '/user/addresses/1', follow('Editar')),
  state('address-errors', '/user/addresses/new', async (here) => {
    await press(here, 'Guardar dirección');
    await here.getByText('Elija la provincia').last().waitFor();
  }),
  page('/user/orders'),
  page('/user/orders/actual'),
  page('/user/orders/50000000007', 'order-approved'),
  pageBehind(
    'order-return',
    '/user/orders/50000000006',
    '/user/orders/50000000006/return',
    follow('Devolver o cambiar'),
  ),
  variant('/user/orders/50000000008', 'order-rejected'),
  variant('/user/orders/50000000009', 'order-failure'),
  variant('/user/orders/50000000010', 'order-pending'),
  variant('/user/orders/123', 'order-unknown'),
  page('/user/reviews'),
  pageBehind('review-update', '/user/reviews', '/user/reviews/update/1', follow('Editar reseña')),
  pageBehind('review-delete', '/user/reviews', '/user/reviews/delete/1', follow('Eliminar reseña')),
  page('/user/wishlist'),
  page('/user/changepassword'),
  state('account-menu', '/about', (here) => press(here, 'Cuenta')),
  state('profile-errors', '/user/profile', async (here) => {
    await here.getByLabel('Teléfono').fill('llamame');
    await here.getByLabel('Apellido').fill('Ríos');
    await here.getByText('El teléfono solo puede tener').waitFor();
  }),
  state('password-errors', '/user/changepassword', async (here) => {
    await here.getByLabel('Contraseña actual').fill('equivocada');
    await here.getByLabel('Contraseña nueva', { exact: true }).fill('abc');
    await here.getByLabel('Repita la contraseña nueva').fill('abd');
    await here.getByLabel('Repita la contraseña nueva').blur();
    await here.getByText(accountTexts.changePassword.wrong).waitFor();
  }),
  state('review-errors', '/detail/5', async (here) => {
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
  state('delivery-step', '/detail/5', async (here) => {
    await addFirstSize(here);
    await here.goto('/bag/delivery');
    await press(here, 'Continuar al pago');
    await here.getByText('Elija la provincia').last().waitFor();
  }),
];
