import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { administrator } from '../actors/administrator.ts';
import { unique } from '../actors/unique.ts';
import { assistantOf } from '../office/assistant-panel.ts';

/** Delays the scripts of the pages that are opened next, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/*/*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  return arrived.resolve;
}

test('what is typed before the scripts load is kept, and is what the form sends', async ({ visit }) => {
  const { page, context, close } = await visit();
  await administrator(page).enter('/admin/createproduct');
  const late = await context.newPage();
  const release = await holdScripts(late);
  await late.goto('/admin/createproduct', { waitUntil: 'commit' });
  const name = unique('Temprano');
  await late.getByLabel('Nombre', { exact: true }).fill(name);
  await late.getByLabel('Género').selectOption({ index: 1 });
  const gender = await late.getByLabel('Género').inputValue();
  release();
  await late.getByRole('textbox', { name: 'Descripción' }).and(late.locator('[contenteditable]')).waitFor();
  expect(await late.getByLabel('Nombre', { exact: true }).inputValue()).toBe(name);
  expect(await late.getByLabel('Género').inputValue()).toBe(gender);
  await late.getByRole('button', { name: 'Crear producto' }).click();
  await late.locator('[aria-invalid="true"][name="brandName"]').waitFor();
  expect(await late.locator('[aria-invalid="true"]:is([name="name"], [name="gender"])').count()).toBe(0);
});

/** Opens a page of the shop as it is before its scripts load; `release` lets them load. */
async function openBeforeScripts(path: string) {
  const { context, close } = await visit();
  const page = await context.newPage();
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'load' });
  return { page, release, close };
}

test('a button that needs scripts and was pressed before they loaded acts when they have loaded', async () => {
  const { page, release, close } = await openBeforeScripts('/');
  const bot = assistantOf(page);
  await bot.button.click();
  expect(await bot.panel.count()).toBe(0);
  release();
  await bot.said('asistente de Percha');
});

test('a size that was chosen before the scripts loaded is added to the bag', async () => {
  const { page, release, close } = await openBeforeScripts('/detail/1');
  const sizes = page.getByRole('combobox', { name: 'Talle' });
  const size = await sizes.locator('option:not([disabled]):not([value=""])').first().getAttribute('value');
  await sizes.selectOption(size ?? '');
  release();
  await expect.poll(() => sizes.evaluate((select) => 'required' in select && select.required)).toBe(false);
  await page.getByRole('button', { name: 'Agregar al carrito', exact: true }).click();
  await page.getByText('Agregado al carrito').first().waitFor();
  expect(await sizes.inputValue()).toBe(size);
});

test('a tile of a size that was pressed before the scripts loaded is the size that is added', async ({ context }) => {
  const { page, release, close } = await openBeforeScripts('/detail/1');
  const tile = page.getByRole('radiogroup', { name: 'Talle' }).getByRole('radio', { disabled: false }).last();
  await tile.click();
  const size = await tile.inputValue();
  release();
  const select = page.getByRole('combobox', { name: 'Talle' });
  await expect.poll(() => select.inputValue()).toBe(size);
  await page.getByRole('button', { name: 'Agregar al carrito', exact: true }).click();
  await page.getByText('Agregado al carrito').first().waitFor();
});

/**
 * Opens a page that React has just hydrated, and delays React's next task, in which its effects run. `release` lets it
 * run. A busy machine leaves as much time between the two.
 */
async function openJustHydrated(path: string, page: Page) {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const waiting: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      waiting.push(() => postMessage.call(this, message));
    };
    window.addEventListener('release', () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const send of waiting) send();
    });
    const isHydrated = () =>
      Object.entries(document).some(
        ([key, fiber]) => key.startsWith('__reactContainer') && !fiber.stateNode.current.memoizedState.isDehydrated,
      );
    const letNextRun = () => {
      if (isHydrated()) Object.assign(window, { isJustHydrated: true });
      else {
        waiting.shift()?.();
        setTimeout(letNextRun);
      }
    };
    letNextRun();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'isJustHydrated' in window);
  return () => page.evaluate(() => window.dispatchEvent(new Event('release')));
}

const firstSize = (page: Page) => page.locator('select[name=brandSize] option:not([disabled]):not([value=""])').first();

test.each(['before the scripts load', 'when the page is just hydrated'])(
  'a size that is chosen %s, and added when the page is just hydrated, is added to the bag',
  async (when) => {
    const page = await context.newPage();
    const sizes = page.getByRole('combobox', { name: 'Talle' });
    const choose = async () => sizes.selectOption((await firstSize(page).getAttribute('value')) ?? '');
    const isEarly = when.startsWith('before');
    const letScripts = await holdScripts(page);
    if (!isEarly) letScripts();
    const opening = openJustHydrated('/detail/1', page);
    if (isEarly) await choose();
    letScripts();
    const release = await opening;
    if (!isEarly) await choose();
    await page.getByRole('button', { name: 'Agregar al carrito', exact: true }).click();
    await release();
    await page.getByRole('dialog', { name: 'Agregado al carrito' }).waitFor();
    expect(await sizes.inputValue()).toBe(await firstSize(page).getAttribute('value'));
  },
);

test('what is typed when the page is just hydrated is kept, and is what the form sends', async ({ context, owner }) => {
  await owner.enter('/admin/createproduct');
  const late = await context.newPage();
  const release = await openJustHydrated('/admin/createproduct', late);
  const name = unique('Temprano');
  await late.getByLabel('Nombre', { exact: true }).fill(name);
  await late.getByLabel('Género').selectOption({ index: 1 });
  await late.getByRole('button', { name: 'Crear producto' }).click();
  await release();
  await late.locator('[aria-invalid="true"][name="brandName"]').waitFor();
  expect(await late.getByLabel('Nombre', { exact: true }).inputValue()).toBe(name);
  expect(await late.locator('[aria-invalid="true"]:is([name="name"], [name="gender"])').count()).toBe(0);
});
