import { expect, test } from '../fixtures/test.ts';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { mailedLink } from './mailed-link.ts';

const save = accountTexts.changePassword.save;
const minuteMs = 60_000;

test('ACC-2 the profile is saved when a field has changed and all are valid, and a refusal keeps what was typed @all', async ({
  page,
  shopper,
}) => {
  await page.goto('/user/profile');
  await page.waitForURL(/\/login\?volver=%2Fuser%2Fprofile/);
  await page.getByRole('link', { name: registrationTexts.title }).click();
  const { username, password } = await shopper.register();
  await shopper.logIn(username, password);
  await page.waitForURL(/\/user\/profile$/);
  await expect(page.getByLabel('Usuario')).toHaveValue(username);
  await expect(page.getByLabel('Usuario')).toBeDisabled();
  const button = page.getByRole('button', { name: accountTexts.profile.save });
  await expect(button).toBeDisabled();
  await page.getByLabel('DNI').fill('30a111.222');
  await expect(page.getByLabel('DNI')).toHaveValue('30111222');
  await page.getByLabel('Teléfono').fill('llamame');
  await page.getByLabel('Apellido').fill('Ríos');
  await page.getByText('El teléfono solo puede tener').waitFor();
  await expect(button).toBeDisabled();
  await page.getByLabel('Teléfono').fill('+54 11 5555-1234');
  await button.click();
  await shopper.toast(accountTexts.profile.done);
  await expect(button).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel('Apellido')).toHaveValue('Ríos');
  await expect(page.getByLabel('DNI')).toHaveValue('30111222');

  await page.getByLabel('Apellido').fill('Paz');
  await page.getByLabel('Correo electrónico').fill('CLIENTE@percha.example');
  await page.getByLabel('Contraseña actual').fill(password);
  await button.click();
  await page.getByText(registrationTexts.emailTaken).waitFor();
  await expect(page.getByLabel('Apellido')).toHaveValue('Paz');
  await expect(page.locator('input[name="email"]')).toBeFocused();
});

test('MEND-8 MEND-9 a new address asks for the password, can be taken back, and is active when it is confirmed @all', async ({
  page,
  context,
  buyer,
}) => {
  const { username, password } = buyer;
  const [before, after] = [`${username}@example.com`, `nueva-${username}@example.com`];
  await page.goto('/user/profile');
  const address = page.getByLabel('Correo electrónico');
  const current = page.getByLabel('Contraseña actual');
  await expect(current).toHaveCount(0);
  await page.getByLabel('Apellido').fill('Ríos');
  await address.fill(`otra-${username}@example.com`);
  await current.fill('equivocada');
  await page.getByRole('button', { name: accountTexts.profile.save }).click();
  await page.getByText(accountTexts.changePassword.wrong).waitFor();
  await expect(page.getByLabel('Apellido')).toHaveValue('Ríos');
  await expect(address).toHaveValue(`otra-${username}@example.com`);
  await current.fill(password);
  await current.press('Enter');
  await buyer.toast(accountTexts.profile.done);
  await page.getByRole('button', { name: 'Seguir con el correo de antes' }).click();
  await page.getByText('Abra el enlace que enviamos').waitFor({ state: 'detached' });

  await address.fill(after);
  await current.fill(password);
  await current.press('Enter');
  await page.getByText(`Abra el enlace que enviamos a ${after}`).waitFor();
  await expect(address).toHaveValue(before);
  const link = await mailedLink(page, after, 'Confirmar mi correo');
  await context.clearCookies();
  await page.goto(link);
  await page.getByText(`¿Quiere que ${after} sea el correo de la cuenta «${username}»?`).waitFor();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText(`Listo: ${after} es el correo de su cuenta.`).waitFor();
  expect((await page.request.get(link)).status()).toBe(410);
  await logIn(page, after, password);
  await page.goto('/user/profile');
  await expect(address).toHaveValue(after);
});

test('ACC-3 a changed password renews the session and leads home @all', async ({ page, context, buyer }) => {
  await page.goto('/user/changepassword');
  const button = page.getByRole('button', { name: save });
  const current = page.getByLabel('Contraseña actual');
  await current.fill('equivocada');
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('segunda2');
  await page.getByText(accountTexts.changePassword.wrong).waitFor();
  await page.getByLabel('Repita la contraseña nueva').fill('segunda2');
  await expect(button).toBeDisabled();
  await current.fill(buyer.password);
  await current.blur();
  await expect(button).toBeEnabled();
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
  await expect(page.getByLabel('Usuario')).toHaveValue(buyer.username);
});

test('AUTH-5 ACC-4 a forgotten password is reset by an e-mailed link, which works once', async ({
  page,
  context,
  buyer,
}) => {
  const { username } = buyer;
  await context.clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await page.getByLabel('Correo electrónico').fill(`${username}@example.com`);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await page.getByText(/Si hay una cuenta con ese correo/).waitFor();
  const link = await mailedLink(page, `${username}@example.com`, 'Elegir una contraseña nueva');
  expect(link).toContain(`/user/changepassword/${username}?token=`);
  await page.goto(link);
  await expect(page.getByLabel('Contraseña actual')).toHaveCount(0);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('recuperada3');
  await page.getByLabel('Repita la contraseña nueva').fill('recuperada3');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + minuteMs);
  await page.getByRole('button', { name: save }).click();
  await buyer.toast(accountTexts.changePassword.doneByLink);
  await page.clock.runFor(1400);
  expect(new URL(page.url()).pathname).toBe(`/user/changepassword/${username}`);
  await page.clock.resume();
  await page.waitForURL(/\/login$/);
  await logIn(page, username, 'recuperada3');
  expect((await page.request.get(`${link.slice(0, -2)}xx`)).status()).toBe(410);
  expect((await page.goto(link))?.status()).toBe(410);
  await expect(page.getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute('href', '/login/recovery');
});
