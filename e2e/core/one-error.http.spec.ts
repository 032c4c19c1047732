import type { APIRequestContext } from '@playwright/test';
import type { CheerioAPI } from 'cheerio';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { checkoutTexts } from '#contract/sales/checkout/checkout.texts.ts';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import { reviewTexts } from '#contract/marketing/reviews.texts.ts';
import { texts } from '#contract/core/texts.ts';
import { readPage, sentPage, type Sent } from '../fixtures/sent-page.ts';
import { expect, test } from '../fixtures/test.ts';

type Filled = Readonly<Record<string, string>>;

/** Logs the requests in. */
async function logIn(request: APIRequestContext, origin: string, username: string): Promise<void> {
  const answer = await request.post('/api/users/login', {
    headers: { origin },
    data: { user_name: username, user_password: `${username}1234` },
  });
  expect(answer.status()).toBe(200);
}

/** Opens a page, and sends the form of a button as a browser without scripts does. Returns the page that it leads to. */
async function send(
  request: APIRequestContext,
  origin: string,
  { path, button, filled }: { readonly path: string; readonly button: string; readonly filled: Filled },
): Promise<Sent> {
  const { $ } = await readPage(request, path);
  const pressed = $('main button').filter((_, one) => $(one).text() === button);
  expect(pressed.length).toBe(1);
  const owner = pressed.attr('form');
  const form = owner === undefined ? pressed.closest('form') : $(`form[id="${owner}"]`);
  const given = Object.fromEntries(form.serializeArray().map(({ name, value }) => [name, value]));
  const address = new URL(form.attr('action') ?? '', new URL(path, origin));
  return sentPage(await request.post(address.href, { form: { ...given, ...filled }, headers: { origin } }));
}

/** How often a page's text says something. */
function timesSaid($: CheerioAPI, message: string): number {
  $('script, style, noscript, template').remove();
  return $('body').text().split(message).length - 1;
}

/** Whether a field is marked as wrong, and described by the error. */
function isMarked($: CheerioAPI, message: string): boolean {
  const described = $('[aria-invalid="true"]')
    .get()
    .flatMap((field) => ($(field).attr('aria-describedby') ?? '').split(' '));
  return described.some((id) => $(`[id="${id}"]`).text().includes(message));
}

test("FORM-1 without scripts the shop's forms say an error once, beside its field", async ({ request, shop }) => {
  const sent = (path: string, button: string, filled: Filled) => send(request, shop.url, { path, button, filled });
  const expectBeside = ({ $ }: Sent, message: string) =>
    expect([message, timesSaid($, message), isMarked($, message)]).toEqual([message, 1, true]);

  expectBeside(await sent('/login/recovery', 'Enviar el enlace', { email: 'nadie' }), registrationTexts.emailInvalid);

  const refused = await sent('/login', accountTexts.login.submit, { user_name: 'nadie', user_password: 'ninguna1' });
  expect(timesSaid(refused.$, accountTexts.login.refused)).toBe(1);

  const mistaken = await sent('/login?vista=crear', registrationTexts.submit, { name: 'Ana 5' });
  for (const message of [
    registrationTexts.nameDigits,
    registrationTexts.emailMissing,
    registrationTexts.usernameMissing,
    registrationTexts.passwordMissing,
  ]) {
    expectBeside(mistaken, message);
  }

  const empty = await sent('/detail/5', 'Publicar reseña', {});
  expect(timesSaid(empty.$, reviewTexts.commentMissing)).toBe(1);
  const guest = await sent('/detail/5', 'Publicar reseña', { calification: '4', comment: 'Abriga bien.' });
  expect(timesSaid(guest.$, reviewTexts.guestRefused)).toBe(1);

  await logIn(request, shop.url, 'cliente');
  const incomplete = await sent('/detail/6', 'Publicar reseña', {});
  for (const message of [reviewTexts.starsMissing, reviewTexts.commentEmpty]) expectBeside(incomplete, message);

  expectBeside(
    await sent('/user/profile', accountTexts.profile.save, { email: 'sin arroba' }),
    registrationTexts.emailInvalid,
  );

  const changed = { current: 'otra1', next: 'nueva12', repeated: 'nueva12' };
  for (const [filled, message] of [
    [{ ...changed, repeated: 'distinta' }, 'Las contraseñas no coinciden'],
    [changed, accountTexts.changePassword.wrong],
  ] as const) {
    for (const path of ['/user/changepassword', '/user/changepassword/cliente']) {
      expectBeside(await sent(path, accountTexts.changePassword.save, filled), message);
    }
  }
});

test('FORM-1 PAY-1 without scripts the bag says once why an administrator cannot buy', async ({ request, shop }) => {
  await logIn(request, shop.url, 'admin');
  const sent = (path: string, button: string, filled: Filled) => send(request, shop.url, { path, button, filled });
  await sent('/detail/1', 'Agregar al carrito', { brandSize: 'M' });
  const { status, $ } = await sent('/bag', texts.bag.pay, {});
  expect([status, timesSaid($, checkoutTexts.adminRefused)]).toEqual([422, 1]);
});
