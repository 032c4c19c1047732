import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { texts } from '#contract/texts.ts';
import { logIn } from './ready-accounts.ts';
import { shopper } from './shopper.ts';
import { visit, widths } from './visit.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const boxOf = async (found: ReturnType<Page['locator']>): Promise<Box> =>
  (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

const add = (page: Page) => page.getByRole('button', { name: 'Agregar al carrito', exact: true });

async function chooseSize(page: Page): Promise<string> {
  const sizes = page.getByRole('combobox', { name: 'Talle' });
  const size = (await sizes.locator('option:not([disabled]):not([value=""])').first().getAttribute('value')) ?? '';
  await sizes.selectOption(size);
  return size;
}

test.each(widths)('BAG-2 adding shows what was added, with two ways on, at %i px', async (width) => {
  const { page, close } = await visit({ width });
  const she = shopper(page);
  const name = await she.openProduct('Women');
  const size = await chooseSize(page);
  await add(page).click();
  await she.added.waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Agregado al carrito');
  await she.added.getByRole('link', { name }).waitFor();
  await she.added.getByText(`Talle ${size}`).waitFor();
  expect(await she.added.locator('img').count()).toBe(1);
  expect(await she.added.getByText('$').count()).toBeGreaterThan(1);
  // From below on phones, from the right elsewhere.
  // The place of the scroll bar stays free beside the panel.
  const isAtEdge = ({ x, y, width: wide, height }: Box) =>
    x + wide > width - 20 && (width < 700 ? x === 0 && y + height === 844 : y === 0);
  await expect.poll(async () => isAtEdge(await boxOf(she.added))).toBe(true);
  await page.keyboard.press('Escape');
  await she.added.waitFor({ state: 'hidden' });
  await add(page).click();
  await she.added.getByText('2 unidades en su carrito').waitFor();
  // A click outside at once counts as the second one of a double click.
  await expect
    .poll(async () => {
      await page.mouse.click(20, 100);
      return she.added.isVisible();
    })
    .toBe(false);
  await add(page).click();
  await she.added.getByRole('link', { name: texts.bag.view }).click();
  await page.getByRole('heading', { name: texts.bag.title }).waitFor();
  await close();
});

test('the panel stays open when it is opened again before the browser reports that it was closed', async () => {
  const { page, close } = await visit();
  const she = shopper(page);
  await she.openProduct('Women');
  await she.addToBag();
  await page.evaluate(() => {
    const delay = (event: Event) => {
      event.stopImmediatePropagation();
      const { target } = event;
      window.removeEventListener('close', delay, true);
      window.addEventListener('report', () => target?.dispatchEvent(new Event('close')));
    };
    window.addEventListener('close', delay, true);
  });
  await she.addToBag();
  await add(page).click();
  await she.added.getByText('3 unidades en su carrito').waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('report')));
  await she.added.getByRole('button', { name: 'Seguir mirando' }).click();
  await she.added.waitFor({ state: 'hidden' });
  await close();
});

test('the browser leaves the panel of an added product by going back', async () => {
  const { page, close } = await visit({ width: 390 });
  const she = shopper(page);
  await she.openProduct('Men');
  await chooseSize(page);
  await add(page).click();
  await she.added.waitFor();
  await page.goBack();
  await page.waitForURL(/\/home/);
  await she.added.waitFor({ state: 'hidden' });
  await close();
});

test('an added product is confirmed by a message when the panel cannot be loaded', async () => {
  const { page, close } = await visit();
  const she = shopper(page);
  await she.openProduct('Men');
  await chooseSize(page);
  await page.route('**/assets/*/added-drawer*', (route) => route.abort());
  await add(page).click();
  await she.toast('Agregado al carrito');
  expect(await page.getByText('No pudimos abrir esta parte').count()).toBe(0);
  await page.getByRole('link', { name: 'Ver carrito' }).click();
  await page.getByRole('heading', { name: texts.bag.title }).waitFor();
  await close();
});

test.each(widths)(
  'DET-4 a missing size is said once, beside the sizes, with the focus there, at %i px',
  async (width) => {
    const { page, close } = await visit({ width });
    await shopper(page).openProduct('Women');
    await add(page).click();
    await page.getByText(texts.detail.sizeMissing).waitFor();
    expect(await page.getByText(texts.detail.sizeMissing).count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.matches('input[type=radio], select'))).toBe(true);
    await close();
  },
);

test.each(widths)('SHELL-7 a message covers neither what was pressed nor the bars, at %i px', async (width) => {
  const { page, close } = await visit({ width });
  await logIn(page, 'maria', 'maria1234');
  await shopper(page).openProduct('Women');
  const heart = page
    .getByRole('button', { name: /^Favorito/ })
    .filter({ visible: true })
    .first();
  const message = page.locator('output > span');
  for (const block of ['start', 'end'] as const) {
    await heart.evaluate((button, place) => button.scrollIntoView({ block: place }), block);
    await heart.click();
    await message.waitFor();
    const others = page.getByRole('button', { name: /^(CB|Agregar$|Menú$|Favorito)/ }).filter({ visible: true });
    const box = await boxOf(message);
    const covered = (await Promise.all((await others.all()).map(boxOf))).filter((other) => meet(box, other));
    expect(covered).toEqual([]);
    await message.waitFor({ state: 'detached' });
  }
  await close();
});
