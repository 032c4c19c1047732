import { expect, test } from '../fixtures/test.ts';
import { registrationTexts } from '#contract/registration.texts.ts';

const labels = {
  name: registrationTexts.name,
  email: registrationTexts.email,
  username: registrationTexts.username,
  password: registrationTexts.password,
  repeated: registrationTexts.repeatPassword,
} as const;

type Field = keyof typeof labels;

const right = {
  name: 'Ana Paz',
  email: 'ana.paz@example.com',
  username: 'anapaz',
  password: 'secreta1',
  repeated: 'secreta1',
} as const satisfies Record<Field, string>;

test('AUTH-3 the button that waits says for which field, whichever it is', async ({ page, buyer }) => {
  await page.context().clearCookies();
  await page.goto('/login?vista=crear');
  const submit = page.getByRole('button', { name: registrationTexts.submit });
  const fill = async (field: Field, text: string) => {
    await page.getByLabel(labels[field], { exact: true }).fill(text);
    await page.getByLabel(labels[field], { exact: true }).blur();
  };
  const reason = () =>
    submit.evaluate((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent);
  for (const field of ['name', 'email', 'username', 'password', 'repeated'] as const) await fill(field, right[field]);
  await expect.poll(() => submit.isEnabled()).toBe(true);
  const cases = [
    ['name', '', 'Falta completar: nombre.'],
    ['name', 'Ana 5', 'Hay que corregir: nombre.'],
    ['email', '', 'Falta completar: correo electrónico.'],
    ['email', 'ana', 'Hay que corregir: correo electrónico.'],
    ['email', `${buyer.username}@example.com`, 'Hay que corregir: correo electrónico.'],
    ['username', '', 'Falta completar: usuario.'],
    ['username', buyer.username, 'Hay que corregir: usuario.'],
    ['password', 'abc', 'Hay que corregir: contraseña y confirmar contraseña.'],
    ['repeated', '', 'Falta completar: confirmar contraseña.'],
    ['repeated', 'otra', 'Hay que corregir: confirmar contraseña.'],
  ] as const;
  for (const [field, text, words] of cases) {
    await fill(field, text);
    await expect.poll(reason).toBe(words);
    expect(await submit.isDisabled()).toBe(true);
    await fill(field, right[field]);
    await expect.poll(() => submit.isEnabled()).toBe(true);
  }
});
