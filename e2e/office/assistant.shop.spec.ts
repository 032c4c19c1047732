import { expect, test } from '../fixtures/test.ts';
import { orderTexts } from '#contract/order.texts.ts';
import { texts } from '#contract/texts.ts';
import { assistantOf, focused } from './assistant-panel.ts';
import { violations } from '../walk/inspection.ts';
import { logIn } from '../actors/ready-accounts.ts';

describe.each(widths)('at %i px', (width) => {
  test('BOT-1 CB opens a conversation with a first message, which continues by its follow-ups', async ({ page }) => {
    const bot = assistantOf(page);
    await page.goto('/');
    expect((await bot.button.innerText()).trim()).toBe('CB');
    await bot.open();
    expect(await violations(page)).toEqual([]);
    await bot.choice('Envíos').click();
    await bot.said('Enviamos a todo el país');
    await bot.choice('Cuánto Tarda El Envío').click();
    await bot.said('días hábiles');
    expect(await focused(page)).toBe('Dónde Está Mi Pedido');
    expect(await violations(page)).toEqual([]);
    await bot.panel.getByRole('button', { name: 'Volver a la respuesta anterior' }).click();
    await bot.choice('A Dónde Envían').waitFor();
    expect(await bot.log.getByText('días hábiles').count()).toBe(0);
    await bot.panel.getByRole('button', { name: 'Empezar de nuevo' }).click();
    await bot.choice('Hablar Con Una Persona').waitFor();
    expect(await bot.log.getByText('Enviamos a todo el país').count()).toBe(0);
  });

  test('BOT-1 a typed question is answered, gets suggestions, or is not understood', async ({ page }) => {
    const bot = assistantOf(page);
    await page.goto('/home?gender=Women');
    await bot.open();
    await bot.type('medios de pago');
    await bot.said('Mercado Pago');
    await bot.type('puedo devolber una remera');
    await bot.said('¿Quiso preguntar esto?');
    await bot.choice('Cómo Devuelvo Una Prenda').click();
    await bot.said('le mandamos la etiqueta');
    await bot.type('<b>xyzzy</b>');
    await bot.said('No entendí su pregunta');
    await bot.log.getByText('<b>xyzzy</b>').waitFor();
    await bot.choice('Envíos').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('BOT-1 the conversation survives navigation and a reload, links to pages, and ends with the session', async ({
    page,
    shopper,
  }) => {
    const bot = assistantOf(page);
    await page.goto('/login');
    await shopper.logIn('cliente', 'cliente1234');
    await shopper.toast(texts.login.done);
    await bot.open();
    await bot.type('donde esta mi pedido');
    await bot.said('le mandamos un correo con el seguimiento');
    await bot.log.getByRole('link', { name: texts.nav.orders }).click();
    await page.waitForURL('**/user/orders');
    await page.getByRole('heading', { name: orderTexts.title }).waitFor();
    if (width < 700) {
      await bot.panel.waitFor({ state: 'hidden' });
      await bot.button.click();
    }
    await bot.said('le mandamos un correo con el seguimiento');
    await page.reload();
    await bot.button.click();
    await bot.said('le mandamos un correo con el seguimiento');
    await bot.panel.getByRole('button', { name: 'Cerrar el asistente' }).click();
    await page
      .getByRole('button', { name: /cuenta/i })
      .filter({ visible: true })
      .first()
      .click();
    await page
      .getByRole('button', { name: /cerrar sesi/i })
      .filter({ visible: true })
      .first()
      .click();
    await shopper.toast(texts.session.loggedOut);
    await bot.open();
    expect(await bot.log.getByText('le mandamos un correo con el seguimiento').count()).toBe(0);
  });

  test('BOT-1 it covers neither the buy button nor the pay button', async ({ page, shopper }) => {
    const bot = assistantOf(page);
    const isFree = (name: string) =>
      page.getByRole('button', { name }).filter({ visible: true }).first().click({ trial: true });
    await logIn(page, 'maria', 'maria1234');
    await shopper.openProduct('Women');
    await isFree('Agregar al carrito');
    await shopper.addToBag();
    if (width > 700) {
      await bot.open();
      await isFree('Agregar al carrito');
    }
    await page.goto('/bag');
    await isFree(texts.bag.pay);
    // At the bottom right: on phones in the bar, 56 px high; elsewhere in the gutter, 56 px wide.
    const { x, y } = (await bot.button.boundingBox()) ?? { x: 0, y: 0 };
    expect(x > width - (width < 700 ? 78 : 56) && y > (width < 700 ? 844 - 56 : 900 - 78)).toBe(true);
    if (width > 700) {
      await bot.button.click();
      await bot.said('asistente de Percha');
      await isFree(texts.bag.pay);
    }
  });

  test('BOT-1 while the shop is unavailable it says so, keeps the question, and can retry', async ({ page }) => {
    const bot = assistantOf(page);
    await page.goto('/');
    await page.route('**/assets/*/assistant-panel*', (route) => route.abort());
    await bot.button.click();
    await page.getByText('No pudimos abrir el asistente').waitFor();
    await page.mouse.move(0, 0);
    await page.getByText('No pudimos abrir el asistente').waitFor({ state: 'hidden' });
    await page.unroute('**/assets/*/assistant-panel*');
    await page.route('**/assistant/message*', (route) => route.abort());
    await bot.button.click();
    await bot.panel.getByRole('alert').waitFor();
    await page.unroute('**/assistant/message*');
    await bot.choice('Reintentar').click();
    await bot.said('asistente de Percha');
    await page.route('**/assistant/message*', (route) => route.fulfill({ status: 503, json: {} }));
    await bot.type('cuanto tarda el envio');
    await bot.panel.getByRole('alert').waitFor();
    await bot.log.getByText('cuanto tarda el envio').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/assistant/message*');
    await bot.choice('Reintentar').click();
    await bot.said('días hábiles');
  });
});

test('BOT-1 with only the keyboard', async ({ page }) => {
  const bot = assistantOf(page);
  await page.goto('/home?gender=Men');
  await bot.button.focus();
  await page.keyboard.press('Enter');
  await bot.said('asistente de Percha');
  expect(await focused(page)).toBe('Escriba su pregunta');
  await bot.choice('Hablar Con Una Persona').waitFor();
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('Hablar Con Una Persona');
  await page.keyboard.press('Enter');
  await bot.said('Escríbanos por WhatsApp');
  expect(await focused(page)).toBe('Tienen Local A La Calle');
  await page.keyboard.press('Space');
  await bot.said('somos una tienda en línea');
  await page.keyboard.press('Escape');
  await bot.panel.waitFor({ state: 'hidden' });
  expect(await focused(page)).toMatch(/^CB,/);
  await page.keyboard.press('Enter');
  await bot.said('somos una tienda en línea');
  await page.keyboard.type('gracias');
  await page.keyboard.press('Enter');
  await bot.said('De nada');
  expect(await focused(page)).toBe('Escriba su pregunta');
});

test('BOT-1 on a phone the sheet traps the focus, closes on Escape and restores the focus', async ({ page }) => {
  const bot = assistantOf(page);
  await page.goto('/');
  await bot.button.focus();
  await page.keyboard.press('Enter');
  await bot.said('asistente de Percha');
  for (let step = 0; step < 16; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').count()).toBe(await bot.panel.locator(':focus').count());
  }
  await page.keyboard.press('Escape');
  await bot.panel.waitFor({ state: 'hidden' });
  expect(await focused(page)).toMatch(/^CB,/);
});

test('BOT-1 when the keyboard takes half of a phone, the newest answer and the field stay visible', async ({
  page,
}) => {
  const bot = assistantOf(page);
  await page.goto('/');
  await bot.open();
  await bot.type('cuanto tarda el envio');
  await bot.said('días hábiles');
  await page.setViewportSize({ width: 390, height: 420 });
  await expect.poll(async () => (await bot.panel.boundingBox())?.height).toBeLessThan(420);
  for (const seen of [bot.field, bot.log.getByText('cuanto tarda el envio')]) {
    await expect.poll(() => seen.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
    await expect.poll(() => seen.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThanOrEqual(420);
  }
});

test('BOT-1 the back office has no assistant, and a tampered conversation is discarded', async ({ page, shopper }) => {
  const bot = assistantOf(page);
  await page.goto('/');
  await page.evaluate(() => {
    const values = { assistant: [{ asked: 7, kind: 'html', respuesta: '<img src=x onerror=alert(1)>' }] };
    localStorage.setItem('root', JSON.stringify({ version: 1, values }));
  });
  await page.reload();
  await bot.open();
  expect(await bot.log.locator('[data-turn]').count()).toBe(1);
  await page.goto('/login');
  await shopper.logIn('admin', 'admin1234');
  await shopper.toast(texts.login.done);
  await bot.button.waitFor();
  await page.goto('/admin');
  await page.getByRole('main').first().waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/admin/);
  expect(await bot.button.count()).toBe(0);
});
