import { expect, test } from '../fixtures/test.ts';
import { registrationTexts } from '#contract/registration.texts.ts';
import { accountTexts } from '#contract/account.texts.ts';
import { linkInEmail } from '../mail/emails.ts';

const save = accountTexts.changePassword.save;
const minuteMs = 60_000;

test('ACC-2 the profile can be saved when a field has changed and all are valid', async ({ page, shopper }) => {
  await page.goto('/user/profile');
  await page.waitForURL(/\/login\?volver=%2Fuser%2Fprofile/);
  await page.getByRole('link', { name: registrationTexts.title }).click();
  const { username, password } = await shopper.register();
  await shopper.logIn(username, password);
  await page.waitForURL(/\/user\/profile$/);
  await expect.poll(() => page.getByLabel('Usuario').inputValue()).toBe(username);
  expect(await page.getByLabel('Usuario').isDisabled()).toBe(true);
  const button = page.getByRole('button', { name: accountTexts.profile.save });
  expect(await button.isDisabled()).toBe(true);
  await page.getByLabel('DNI').fill('30a111.222');
  expect(await page.getByLabel('DNI').inputValue()).toBe('30111222');
  await page.getByLabel('Teléfono').fill('llamame');
  await page.getByLabel('Apellido').fill('Ríos');
  await page.getByText('El teléfono solo puede tener').waitFor();
  expect(await button.isDisabled()).toBe(true);
  await page.getByLabel('Teléfono').fill('+54 11 5555-1234');
  await button.click();
  await shopper.toast(accountTexts.profile.done);
  await expect.poll(() => button.isDisabled()).toBe(true);
  await page.reload();
  expect(await page.getByLabel('Apellido').inputValue()).toBe('Ríos');
  expect(await page.getByLabel('DNI').inputValue()).toBe('30111222');
});

test('ACC-2 an address in use is refused at its field and the typed values stay', async ({ page, buyer }) => {
  const { password } = buyer;
  await page.goto('/user/profile');
  await page.getByLabel('Apellido').fill('Ríos');
  await page.getByLabel('Correo electrónico').fill('CLIENTE@percha.example');
  await page.getByLabel('Contraseña actual').fill(password);
  await page.getByRole('button', { name: accountTexts.profile.save }).click();
  await page.getByText(registrationTexts.emailTaken).waitFor();
  expect(await page.getByLabel('Apellido').inputValue()).toBe('Ríos');
  expect(await page.locator('input[name="email"]:focus').count()).toBe(1);
});

test('MEND-8 MEND-9 a new address asks for the password and is active when it is confirmed', async ({
  page,
  context,
  me,
  buyer,
}) => {
  const { page, context } = me;
  const { username, password } = she;
  const [before, after] = [`${username}@example.com`, `nueva-${username}@example.com`];
  await page.goto('/user/profile');
  const address = page.getByLabel('Correo electrónico');
  const current = page.getByLabel('Contraseña actual');
  expect(await current.count()).toBe(0);
  await page.getByLabel('Apellido').fill('Ríos');
  await address.fill(after);
  await current.fill('equivocada');
  await page.getByRole('button', { name: accountTexts.profile.save }).click();
  await page.getByText(accountTexts.changePassword.wrong).waitFor();
  expect([await page.getByLabel('Apellido').inputValue(), await address.inputValue()]).toEqual(['Ríos', after]);
  await current.fill(password);
  await current.press('Enter');
  await buyer.toast(accountTexts.profile.done);
  await page.getByText(`Abra el enlace que enviamos a ${after}`).waitFor();
  await expect.poll(() => address.inputValue()).toBe(before);
  const link = await linkInEmail(page, after, 'Confirmar mi correo');
  await context.clearCookies();
  await page.goto(link);
  await page.getByText(`¿Quiere que ${after} sea el correo de la cuenta «${username}»?`).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText(`Listo: ${after} es el correo de su cuenta.`).waitFor();
  expect((await page.goto(link))?.status()).toBe(410);
  await page.goto('/login');
  await buyer.logIn(username, password);
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/user/profile');
  await expect.poll(() => address.inputValue()).toBe(after);
});

test('MEND-8 a change of address can be cancelled', async ({ page, buyer }) => {
  const { username, password } = buyer;
  await page.goto('/user/profile');
  await page.getByLabel('Correo electrónico').fill(`otra-${username}@example.com`);
  await page.getByLabel('Contraseña actual').fill(password);
  await page.getByRole('button', { name: accountTexts.profile.save }).click();
  await page.getByRole('button', { name: 'Seguir con el correo de antes' }).click();
  await page.getByText('Abra el enlace que enviamos').waitFor({ state: 'detached' });
});

test('ACC-3 a changed password renews the session and leads home', async ({ page, context, me, buyer }) => {
  const { page, context } = me;
  const { username, password } = she;
  await page.goto('/user/changepassword');
  const button = page.getByRole('button', { name: save });
  const [current, next, repeated] = [
    page.getByLabel('Contraseña actual'),
    page.getByLabel('Contraseña nueva', { exact: true }),
    page.getByLabel('Repita la contraseña nueva'),
  ];
  await current.fill('equivocada');
  await next.fill('segunda2');
  await page.getByText(accountTexts.changePassword.wrong).waitFor();
  await repeated.fill('segunda2');
  expect(await button.isDisabled()).toBe(true);
  await current.fill(password);
  await next.fill('abc');
  await page.getByText('Al menos 4 caracteres').waitFor();
  await next.fill(password);
  await repeated.fill(password);
  await page.getByText('Debe ser distinta de la actual').waitFor();
  expect(await button.isDisabled()).toBe(true);
  await next.fill('segunda2');
  expect(await button.isDisabled()).toBe(true);
  await repeated.fill('segunda2');
  await expect.poll(() => button.isEnabled()).toBe(true);
  const session = async () => (await context.cookies()).find(({ name }) => name.includes('percha'))?.value;
  const before = await session();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + minuteMs);
  await button.click();
  await buyer.toast(accountTexts.changePassword.done);
  await page.clock.runFor(2900);
  expect(new URL(page.url()).pathname).toBe('/user/changepassword');
  await page.clock.resume();
  await page.waitForURL((url) => url.pathname === '/');
  // The renewed session may come after the page.
  await expect.poll(session).not.toBe(before);
  await page.goto('/user/profile');
  await expect.poll(() => page.getByLabel('Usuario').inputValue()).toBe(username);
});

test('AUTH-5 ACC-4 a forgotten password is reset by an e-mailed link', async ({ page, context, me, buyer }) => {
  const { page, context } = me;
  const { username } = she;
  await context.clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await page.getByLabel('Correo electrónico').fill(`${username}@example.com`);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await page.getByText(/Si hay una cuenta con ese correo/).waitFor();
  const link = await linkInEmail(page, `${username}@example.com`, 'Elegir una contraseña nueva');
  expect(link).toContain(`/user/changepassword/${username}?token=`);
  await page.goto(link);
  expect(await page.getByLabel('Contraseña actual').count()).toBe(0);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('recuperada3');
  await page.getByLabel('Repita la contraseña nueva').fill('recuperada3');
  await page.getByRole('button', { name: save }).click();
  await buyer.toast(accountTexts.changePassword.doneByLink);
  await page.waitForURL(/\/login$/);
  await buyer.logIn(username, 'recuperada3');
  await page.waitForURL((url) => url.pathname === '/');
  // The same link again.
  expect((await page.goto(link))?.status()).toBe(410);
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click();
  await page.waitForURL(/\/login\/recovery/);
  expect((await page.goto(`${link.slice(0, -2)}xx`))?.status()).toBe(410);
});

test('ACC-4 without a link the current password is required', async ({ page, context, me, buyer }) => {
  const { page, context } = me;
  const { username, password } = she;
  await context.clearCookies();
  await page.goto(`/user/changepassword/${username}`);
  await page.getByLabel('Contraseña actual').fill('equivocada');
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('segunda2');
  await page.getByLabel('Repita la contraseña nueva').fill('segunda2');
  await page.getByRole('button', { name: save }).click();
  await page.getByText(accountTexts.changePassword.wrong).waitFor();
  await page.getByLabel('Contraseña actual').fill(password);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + minuteMs);
  await page.getByRole('button', { name: save }).click();
  await buyer.toast(accountTexts.changePassword.doneByLink);
  await page.clock.runFor(1400);
  expect(new URL(page.url()).pathname).toBe(`/user/changepassword/${username}`);
  await page.clock.resume();
  await page.waitForURL(/\/login$/);
});
