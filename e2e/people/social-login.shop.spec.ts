import { texts } from '#contract/core/texts.ts';
import { expect } from '../fixtures/test.ts';
import { test } from './provider-shop.ts';

test('AUTH-4 a login in a pop-up, which closes after 2 s @all', async ({ page, context }) => {
  await page.goto('/user/orders');
  await page.waitForURL(/\/login\?volver/);
  // From here on the test controls the clock.
  await context.clock.install();
  await context.clock.pauseAt(Date.now() + 60_000);
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Continuar con Prueba' }).click(),
  ]);
  await window.getByLabel('Quién').fill('lucia');
  await window.getByRole('button', { name: 'Entrar' }).click();
  await window.getByText('Successfully authenticated').waitFor();
  // Messages wait for a frame of the page, which comes as soon as it heard from the window: nobody knows when that is.
  let ran = 0;
  const isTold = async () => {
    if (ran < 1900) await context.clock.runFor(20);
    ran = Math.min(1900, ran + 20);
    return page.getByText(texts.login.done).first().isVisible();
  };
  await expect.poll(isTold, { intervals: [100], timeout: 60_000 }).toBe(true);
  await page.waitForURL(/\/user\/orders$/);
  await context.clock.runFor(1900 - ran);
  expect(window.isClosed()).toBe(false);
  const closed = window.waitForEvent('close');
  await context.clock.resume();
  await closed;
});

test('AUTH-4 without pop-ups the page itself goes there and back, and whose identity the provider does not confirm gets the reason and can go on @all', async ({
  page,
}) => {
  await page.addInitScript('window.open = () => null');
  await page.goto('/login');
  for (const [person, reason] of [
    ['nadie', /no verificó su correo/],
    ['desconocida', /No pudimos confirmar quién es/],
  ] as const) {
    await page.getByRole('link', { name: 'Continuar con Prueba' }).click();
    await page.getByLabel('Quién').fill(person);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByText(reason).waitFor();
    await page.getByRole('link', { name: 'Volver a ingresar' }).click();
    await page.waitForURL(/\/login$/);
    // The provider keeps its own session.
    await page.context().clearCookies();
  }
  await page.getByRole('link', { name: 'Continuar con Prueba' }).click();
  await page.getByLabel('Quién').fill('lucia');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByText('Successfully authenticated').waitFor();
  await page.waitForURL((url) => url.pathname === '/');
});
