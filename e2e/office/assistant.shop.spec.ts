import { expect, test } from '../fixtures/test.ts';
import { orderTexts } from '#contract/sales/orders/order.texts.ts';
import { texts } from '#contract/core/texts.ts';
import { assistantOf, focused } from './assistant-panel.ts';
import { desktop } from '../fixtures/visit.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';
import { logIn } from '../actors/ready-accounts.ts';

test('BOT-1 CB opens a conversation, which continues by its follow-ups and by what is typed', async ({ page }) => {
  const bot = assistantOf(page);
  await page.goto('/');
  await bot.open();
  await bot.choice('Envíos').click();
  await bot.said('Enviamos a todo el país');
  await bot.choice('Cuánto Tarda El Envío').click();
  await bot.said('días hábiles');
  expect(await focused(page)).toBe('Dónde Está Mi Pedido');
  await bot.panel.getByRole('button', { name: 'Volver a la respuesta anterior' }).click();
  await expect(bot.choice('A Dónde Envían')).toBeVisible();
  await expect(bot.log.getByText('días hábiles')).toHaveCount(0);
  await bot.panel.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(bot.choice('Hablar Con Una Persona')).toBeVisible();
  await expect(bot.log.getByText('Enviamos a todo el país')).toHaveCount(0);

  await bot.type('puedo devolber una remera');
  await bot.said('¿Quiso preguntar esto?');
  await bot.choice('Cómo Devuelvo Una Prenda').click();
  await bot.said('le mandamos la etiqueta');
  await bot.type('<b>xyzzy</b>');
  await bot.said('No entendí su pregunta');
  await expect(bot.log.getByText('<b>xyzzy</b>')).toBeVisible();
  await expect(bot.choice('Envíos')).toBeVisible();
  expect(await nightlyViolations(page)).toEqual([]);
});

test('BOT-1 the conversation survives navigation and a reload, links to pages, and ends with the session @all', async ({
  page,
  shopper,
}) => {
  const bot = assistantOf(page);
  const answer = 'le mandamos un correo con el seguimiento';
  await logIn(page, 'cliente', 'cliente1234');
  await page.goto('/bag');
  await bot.open();
  await bot.type('donde esta mi pedido');
  await bot.said(answer);
  await bot.log.getByRole('link', { name: texts.nav.orders }).click();
  await page.waitForURL('**/user/orders');
  await expect(page.getByRole('heading', { name: orderTexts.title })).toBeVisible();
  await expect(bot.panel).toBeHidden();
  await bot.button.click();
  await bot.said(answer);
  await page.reload();
  await bot.button.click();
  await bot.said(answer);
  await bot.panel.getByRole('button', { name: 'Cerrar el asistente' }).click();
  const seen = (name: RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first();
  await seen(/cuenta/i).click();
  await seen(/cerrar sesi/i).click();
  await shopper.toast(texts.session.loggedOut);
  await bot.open();
  await expect(bot.log.getByText(answer)).toHaveCount(0);
});

test('BOT-1 while the shop is unavailable it says so, keeps the question, and can retry @all', async ({ page }) => {
  const bot = assistantOf(page);
  await page.goto('/');
  await page.route('**/assets/*/assistant-panel*', (route) => route.abort());
  await bot.button.click();
  const notOpened = page.getByText('No pudimos abrir el asistente');
  await expect(notOpened).toBeVisible();
  await page.unroute('**/assets/*/assistant-panel*');
  await page.route('**/assistant/message*', (route) => route.abort());
  await bot.button.click();
  await expect(bot.panel.getByRole('alert')).toBeVisible();
  await page.unroute('**/assistant/message*');
  await bot.choice('Reintentar').click();
  await bot.said('asistente de Percha');
  await page.route('**/assistant/message*', (route) => route.fulfill({ status: 503, json: {} }));
  await bot.type('cuanto tarda el envio');
  await expect(bot.panel.getByRole('alert')).toBeVisible();
  await expect(bot.log.getByText('cuanto tarda el envio')).toBeVisible();
  expect(await nightlyViolations(page)).toEqual([]);
  await page.unroute('**/assistant/message*');
  await bot.choice('Reintentar').click();
  await bot.said('días hábiles');
});

test('BOT-1 on a phone the sheet traps the focus, is above the keyboard, closes on Escape and restores the focus', async ({
  page,
}) => {
  const bot = assistantOf(page);
  await page.goto('/');
  await bot.button.focus();
  await page.keyboard.press('Enter');
  await bot.said('asistente de Percha');
  for (let step = 0; step < 16; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').count()).toBe(await bot.panel.locator(':focus').count());
  }
  await bot.type('cuanto tarda el envio');
  await bot.said('días hábiles');
  // The keyboard takes half of the window: the newest answer and the field stay visible.
  await page.setViewportSize({ width: 390, height: 420 });
  await expect.poll(async () => (await bot.panel.boundingBox())?.height).toBeLessThan(420);
  for (const seen of [bot.field, bot.log.getByText('cuanto tarda el envio')]) {
    await expect.poll(() => seen.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
    await expect.poll(() => seen.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThanOrEqual(420);
  }
  await page.keyboard.press('Escape');
  await expect(bot.panel).toBeHidden();
  expect(await focused(page)).toMatch(/^CB,/);
});

test('BOT-1 a tampered conversation is discarded @all', async ({ page }) => {
  const bot = assistantOf(page);
  await page.addInitScript(() => {
    const values = { assistant: [{ asked: 7, kind: 'html', respuesta: '<img src=x onerror=alert(1)>' }] };
    localStorage.setItem('root', JSON.stringify({ version: 1, values }));
  });
  await page.goto('/');
  await bot.open();
  await expect(bot.log.locator('[data-turn]')).toHaveCount(1);
});

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('BOT-1 with only the keyboard @all', async ({ page }) => {
    const bot = assistantOf(page);
    await page.goto('/home?gender=Men');
    await bot.button.focus();
    await page.keyboard.press('Enter');
    await bot.said('asistente de Percha');
    expect(await focused(page)).toBe('Escriba su pregunta');
    await expect(bot.choice('Hablar Con Una Persona')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Hablar Con Una Persona');
    await page.keyboard.press('Enter');
    await bot.said('Escríbanos por WhatsApp');
    expect(await focused(page)).toBe('Tienen Local A La Calle');
    await page.keyboard.press('Space');
    await bot.said('somos una tienda en línea');
    await page.keyboard.press('Escape');
    await expect(bot.panel).toBeHidden();
    expect(await focused(page)).toMatch(/^CB,/);
    await page.keyboard.press('Enter');
    await bot.said('somos una tienda en línea');
    await page.keyboard.type('gracias');
    await page.keyboard.press('Enter');
    await bot.said('De nada');
    expect(await focused(page)).toBe('Escriba su pregunta');
  });
});
