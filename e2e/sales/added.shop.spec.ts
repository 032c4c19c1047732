import type { Locator, Page } from '@playwright/test';
import { texts } from '#contract/core/texts.ts';
import { openPlentiful } from '../actors/plentiful.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop, phone } from '../fixtures/visit.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const boxOf = async (found: Locator): Promise<Box> =>
  (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

const add = (page: Page) => page.getByRole('button', { name: 'Agregar al carrito', exact: true });

/** Chooses the first size in stock, and returns its word. */
async function chooseSize(page: Page): Promise<string> {
  const sizes = page.getByRole('combobox', { name: 'Talle' });
  const first = sizes.locator('option:not([disabled]):not([value=""])').first();
  await sizes.selectOption((await first.getAttribute('value')) ?? '');
  return (await first.innerText()).replace(/ \(.*$/, '');
}

test('BAG-2 adding shows what was added, with two ways on', async ({ page, shopper }) => {
  const { added } = shopper;
  await openPlentiful(page);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const size = await chooseSize(page);
  await add(page).click();
  await added.waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Agregado al carrito');
  await added.getByRole('link', { name }).waitFor();
  await added.getByText(`Talle ${size}`).waitFor();
  expect(await added.locator('img').count()).toBe(1);
  expect(await added.getByText('$').count()).toBeGreaterThan(1);
  // From below on phones, from the right elsewhere, to the edge: the page keeps the place of its scroll bar behind the panel.
  for (const { width, height } of [desktop, phone]) {
    await page.setViewportSize({ width, height });
    const isAtEdge = (box: Box) =>
      Math.abs(box.x + box.width - width) < 1 &&
      (width < 700 ? box.x === 0 && box.y + box.height === height : box.y === 0);
    await expect.poll(async () => isAtEdge(await boxOf(added))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await added.waitFor({ state: 'hidden' });
  // The button answers before the panel is made, which takes a slow phone longer than an answer may take.
  await page.evaluate(() => {
    const answered = new Promise<boolean>((resolve) => {
      const look = () => requestAnimationFrame(() => resolve(document.querySelector('dialog[open]') === null));
      window.addEventListener('click', look, { once: true, capture: true });
    });
    Object.assign(window, { answered });
  });
  await add(page).click();
  expect(await page.evaluate('answered')).toBe(true);
  await added.getByText('2 unidades en su carrito').waitFor();
  // A click outside at once counts as the second one of a double click.
  await expect
    .poll(async () => {
      await page.mouse.click(20, 100);
      return added.isVisible();
    })
    .toBe(false);
  await add(page).click();
  await added.getByRole('link', { name: texts.bag.view }).click();
  await page.getByRole('heading', { name: texts.bag.title }).waitFor();
});

test('DET-4 BAG-2 a missing size is said once, with the focus there; the panel stays open when it is opened again, and is left by going back @all', async ({
  page,
  shopper,
}) => {
  await shopper.openProduct('Women');
  await add(page).click();
  await page.getByText(texts.detail.sizeMissing).waitFor();
  expect(await page.getByText(texts.detail.sizeMissing).count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.matches('input[type=radio], select'))).toBe(true);

  await shopper.addToBag();
  // The browser reports that the panel was closed, only after it was opened again.
  await page.evaluate(() => {
    const delay = (event: Event) => {
      event.stopImmediatePropagation();
      const { target } = event;
      window.removeEventListener('close', delay, true);
      window.addEventListener('report', () => target?.dispatchEvent(new Event('close')));
    };
    window.addEventListener('close', delay, true);
  });
  await shopper.addToBag();
  await add(page).click();
  await shopper.added.getByText('3 unidades en su carrito').waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('report')));
  await shopper.added.getByRole('button', { name: 'Seguir mirando' }).click();
  await shopper.added.waitFor({ state: 'hidden' });

  await add(page).click();
  await shopper.added.waitFor();
  await page.goBack();
  await page.waitForURL(/\/home/);
  await shopper.added.waitFor({ state: 'hidden' });
});

test('an added product is confirmed by a message when the panel cannot be loaded @all', async ({ page, shopper }) => {
  await openPlentiful(page);
  await chooseSize(page);
  await page.route('**/assets/*/added-drawer*', (route) => route.abort());
  await add(page).click();
  await shopper.toast('Agregado al carrito');
  expect(await page.getByText('No pudimos abrir esta parte').count()).toBe(0);
  await page.getByRole('link', { name: 'Ver carrito' }).click();
  await page.getByRole('heading', { name: texts.bag.title }).waitFor();
});

test('SHELL-7 a message covers neither what was pressed nor the bars @all', async ({ page }) => {
  await logIn(page, 'maria', 'maria1234');
  const heart = page
    .getByRole('button', { name: /^Favorito/ })
    .filter({ visible: true })
    .first();
  const message = page.locator('output > span');
  for (const block of ['start', 'end'] as const) {
    await openPlentiful(page);
    await heart.evaluate((button, place) => button.scrollIntoView({ block: place }), block);
    await heart.click();
    await message.waitFor();
    const others = page.getByRole('button', { name: /^(CB|Agregar$|Menú$|Favorito)/ }).filter({ visible: true });
    const box = await boxOf(message);
    const covered = (await Promise.all((await others.all()).map(boxOf))).filter((other) => meet(box, other));
    expect(covered).toEqual([]);
  }
});
