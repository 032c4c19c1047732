import type { Page } from '@playwright/test';
import { bagBreachWords } from '#contract/sales/checkout/bag-rule.ts';
import { texts } from '#contract/core/texts.ts';
import { openPlentiful } from '../actors/plentiful.ts';
import { shopper as shopperIn } from '../actors/shopper.ts';
import { expect, test } from '../fixtures/test.ts';

const add = (page: Page) => page.getByRole('button', { name: 'Agregar al carrito' });

/** The stored bag: the number of units of each line. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const { values } = JSON.parse(localStorage.getItem('root') ?? '{"values":{}}');
    return (values.bag ?? []).map(({ quantity }: { quantity: number }) => quantity);
  });

async function chooseSize(page: Page): Promise<void> {
  const sizes = page.getByRole('combobox', { name: 'Talle' });
  const size = await sizes.locator('option:not([disabled]):not([value=""])').first().getAttribute('value');
  await sizes.selectOption(size ?? '');
}

/** Replaces the one line of the bag by many, as an older version of the shop could store them. */
async function keepInstead(page: Page, lines: number, quantity: number): Promise<void> {
  await page.evaluate(
    ({ lines: count, quantity: units }) => {
      const { values } = JSON.parse(localStorage.getItem('root') ?? '');
      const [first] = values.bag;
      const variants = [{ brandSize: first.brandSize, stock: 500 }];
      const bag = Array.from({ length: count }, (_, index) => ({
        ...first,
        variantId: undefined,
        brandSize: index === 0 ? first.brandSize : `${first.brandSize}${index}`,
        quantity: units,
        variants,
      }));
      localStorage.setItem('root', JSON.stringify({ version: 1, values: { bag } }));
    },
    { lines, quantity },
  );
}

test('MEND-22 a double click adds one unit, two clicks add two, a held key adds one', async ({ page, shopper }) => {
  /** Closes the panel that confirms the added unit: it has stayed open, whatever was pressed meanwhile. */
  const goOn = async () => {
    await shopper.added.waitFor();
    await shopper.added.getByRole('button', { name: 'Seguir mirando' }).click();
    await shopper.added.waitFor({ state: 'hidden' });
  };
  await openPlentiful(page);
  await chooseSize(page);
  await add(page).dblclick();
  await goOn();
  expect(await kept(page)).toEqual([1]);
  await add(page).click();
  await goOn();
  await add(page).click();
  await goOn();
  expect(await kept(page)).toEqual([3]);
  await add(page).focus();
  await page.keyboard.down('Enter');
  for (let time = 0; time < 5; time += 1) await page.keyboard.down('Enter');
  await shopper.added.waitFor();
  for (let time = 0; time < 5; time += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await goOn();
  expect(await kept(page)).toEqual([4]);
  // The panel has given the focus back.
  expect(await add(page).evaluate((button) => document.activeElement === button)).toBe(true);
});

test('MEND-22 a removed line is restored by undo, with the focus; also the last one, which minus removes in the side panel', async ({
  page,
  shopper,
}) => {
  await openPlentiful(page);
  await shopper.addToBag();
  await shopper.openBag();
  const less = shopper.bag.getByRole('button', { name: /^Restar/ });
  await less.press('Enter');
  await shopper.bag.getByText(texts.bag.emptyModal).waitFor();
  await shopper.bag.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await less.waitFor();
  expect(await kept(page)).toEqual([1]);

  await keepInstead(page, 3, 4);
  await page.goto('/bag');
  const lines = page.getByRole('list', { name: 'Productos en el carrito' }).filter({ visible: true });
  const before = await lines.innerText();
  const remove = lines.getByRole('button', { name: /^Quitar/ });
  // After the first of two clicks another line is under the pointer.
  await remove.nth(1).dblclick();
  expect(await kept(page)).toEqual([4, 4]);
  expect(await remove.nth(1).evaluate((button) => document.activeElement === button)).toBe(true);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => lines.innerText()).toBe(before);
  expect(await remove.nth(1).evaluate((button) => document.activeElement === button)).toBe(true);
  await page
    .getByText(/volvió al carrito/)
    .first()
    .waitFor();
});

test('MEND-16 a bag beyond the limits is kept with a message and can be corrected, and takes no 51st product @all', async ({
  page,
  shopper,
}) => {
  await openPlentiful(page);
  await shopper.addToBag();
  await keepInstead(page, 51, 1);
  await page.goto('/bag');
  const alert = page.getByRole('alert').filter({ hasText: bagBreachWords.lines });
  await alert.waitFor();
  expect(await kept(page)).toHaveLength(51);
  await page
    .getByRole('button', { name: /^Quitar/ })
    .nth(50)
    .click();
  await alert.waitFor({ state: 'detached' });
  await shopper.openProduct('Men');
  await chooseSize(page);
  await add(page).click();
  await shopper.toast(bagBreachWords.lines);
  expect(await kept(page)).toHaveLength(50);
});

test('MEND-16 two tabs that add at the same moment lose nothing', async ({ page, context }) => {
  await openPlentiful(page);
  const other = await context.newPage();
  await other.goto(page.url());
  const tabs = [page, other];
  for (const tab of tabs) await chooseSize(tab);
  for (let time = 0; time < 3; time += 1) {
    await Promise.all(tabs.map((tab) => add(tab).click()));
    for (const { added } of tabs.map((tab) => shopperIn(tab))) {
      await added.waitFor();
      await added.page().keyboard.press('Escape');
      await added.waitFor({ state: 'hidden' });
    }
  }
  for (const tab of tabs) await expect.poll(() => kept(tab)).toEqual([6]);
});
