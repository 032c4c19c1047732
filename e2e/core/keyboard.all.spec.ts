import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { texts } from '#contract/core/texts.ts';
import { desktop } from '../fixtures/visit.ts';

/** Who has a keyboard has a wide window. */
test.use({ viewport: desktop });

/** The maximum number of tab stops between two steps of a task. */
const mostStops = 90;

/** Returns the name of the focused element, its label or its text, and whether its focus can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (!(one instanceof HTMLElement)) return { name: '', isMarked: false };
    const labels = 'labels' in one && one.labels instanceof NodeList ? [...one.labels] : [];
    const label = one.ariaLabel ?? labels.map(({ textContent }) => textContent).join(' ');
    return {
      name: (label || one.textContent).trim(),
      isMarked: one.matches(':focus-visible') && getComputedStyle(one).outlineStyle !== 'none',
    };
  });

/**
 * Presses Tab until an element with a name has the focus. Throws when it is not reached, or its focus is not visible.
 */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (typeof name === 'string' ? here.name !== name : !name.test(here.name)) continue;
    if (!here.isMarked) throw new Error(`the focus on ${here.name} cannot be seen`);
    return;
  }
  throw new Error(`the keyboard does not reach ${String(name)}`);
}

test('finding and buying work with only a keyboard', async ({ page, context, buyer }) => {
  await context.clearCookies();
  await page.goto('/login');
  await tabTo(page, accountTexts.login.username);
  await page.keyboard.type(buyer.username);
  await tabTo(page, accountTexts.login.password);
  await page.keyboard.type(buyer.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/');
  await tabTo(page, 'Saltar al contenido');
  await tabTo(page, 'Buscar');
  await page.keyboard.press('Enter');
  await page.keyboard.type('vestido');
  await page.getByRole('list', { name: 'Productos' }).getByRole('link').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/');

  await page.goto('/');
  await tabTo(page, 'Women');
  await page.keyboard.press('Enter');
  await page.waitForURL(/gender=Women/);
  await tabTo(page, 'Categoría');
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/category=/);
  await tabTo(page, /^M\d+$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/size=M/);
  await tabTo(page, /^Quitar (?!Mujer|M$)/);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.searchParams.has('category'));
  await page.locator('main li a[href^="/detail/"]').first().waitFor();
  const name = await page.locator('main li a[href^="/detail/"]').first().innerText();
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/detail\//);
  await page.getByRole('combobox', { name: 'Talle' }).waitFor();

  await tabTo(page, /^Ampliar foto 1/);
  await page.keyboard.press('Enter');
  const zoom = page.getByRole('dialog', { name: /ampliadas/ });
  await zoom.waitFor();
  await page.keyboard.press('ArrowRight');
  await zoom.getByText('Foto 2 de').waitFor();
  await page.keyboard.press('Escape');
  await zoom.waitFor({ state: 'hidden' });
  expect((await focused(page)).name).toMatch(/^Ampliar foto 1/);

  await tabTo(page, /^\S+, \d+ disponibles?$/);
  await page.keyboard.press('Space');
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(1);
  await tabTo(page, 'Agregar al carrito');
  await page.keyboard.press('Enter');
  await buyer.toast('Agregado al carrito');
  await page.goto('/bag');
  await tabTo(page, /^Sumar uno/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Carrito, 2 productos' }).first().waitFor();
  await tabTo(page, /^Restar uno/);
  await page.keyboard.press('Enter');
  await tabTo(page, texts.bag.pay);
  await page.keyboard.press('Enter');
  await page.getByLabel('Número de tarjeta').waitFor();
});
