import { expect, test } from '../fixtures/test.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { logIn } from '../actors/ready-accounts.ts';
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

type Opened = { readonly late: Page; readonly release: () => unknown };

/** Opens a page before its scripts load; `release` lets them load. The load of the back office waits for its scripts. */
async function openBeforeScripts(context: BrowserContext, path: string): Promise<Opened> {
  const late = await context.newPage();
  const release = await holdScripts(late);
  await late.goto(path, { waitUntil: path.startsWith('/admin') ? 'commit' : 'load' });
  return { late, release };
}

/**
 * Opens a page that React has just hydrated, and delays React's next task, in which its effects run. `release` lets it
 * run. A busy machine leaves as much time between the two.
 */
async function openJustHydrated(late: Page, path: string): Promise<Opened> {
  await late.addInitScript(() => {
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
  await late.goto(path, { waitUntil: 'commit' });
  await late.waitForFunction(() => 'isJustHydrated' in window);
  return { late, release: () => late.evaluate(() => window.dispatchEvent(new Event('release'))) };
}

/** A long form, whose scripts are those of the back office. */
const form = '/admin/createproduct';

for (const { when, open } of [
  { when: 'before the scripts load', open: openBeforeScripts },
  {
    when: 'when the page is just hydrated',
    open: async (context: BrowserContext, path: string) => openJustHydrated(await context.newPage(), path),
  },
]) {
  test(`what is typed ${when} is kept, and is what the form sends`, async ({ page, context }) => {
    await logIn(page, 'admin', 'admin1234');
    const { late, release } = await open(context, form);
    const name = late.getByLabel('Nombre', { exact: true });
    const gender = late.getByLabel('Género');
    const typed = unique('Temprano');
    await name.fill(typed);
    await gender.selectOption({ index: 1 });
    const chosen = await gender.inputValue();
    const create = late.getByRole('button', { name: 'Crear producto' });
    if (open === openBeforeScripts) {
      await release();
      await late.getByRole('textbox', { name: 'Descripción' }).and(late.locator('[contenteditable]')).waitFor();
      await create.click();
    } else {
      await create.click();
      await release();
    }
    await late.locator('[aria-invalid="true"][name="brandName"]').waitFor();
    await expect(name).toHaveValue(typed);
    await expect(gender).toHaveValue(chosen);
    await expect(late.locator('[aria-invalid="true"]:is([name="name"], [name="gender"])')).toHaveCount(0);
  });
}

const add = (late: Page) => late.getByRole('button', { name: 'Agregar al carrito', exact: true });
const sizes = (late: Page) => late.getByRole('combobox', { name: 'Talle' });

test('what was pressed before the scripts loaded counts: a tile of a size, and a button that needs scripts', async ({
  context,
}) => {
  const { late, release } = await openBeforeScripts(context, '/detail/1');
  const tile = late.getByRole('radiogroup', { name: 'Talle' }).getByRole('radio', { disabled: false }).last();
  await tile.click();
  const size = await tile.inputValue();
  const bot = assistantOf(late);
  await bot.button.click();
  await expect(bot.panel).toHaveCount(0);
  await release();
  await bot.said('asistente de Percha');
  await late.keyboard.press('Escape');
  await expect(bot.panel).toBeHidden();
  await expect(sizes(late)).toHaveValue(size);
  await add(late).click();
  await late.getByRole('dialog', { name: 'Agregado al carrito' }).getByText(`Talle ${size}`).waitFor();
});

for (const isEarly of [true, false]) {
  const when = isEarly ? 'before the scripts load' : 'when the page is just hydrated';
  test(`a size that is chosen ${when}, and added when the page is just hydrated, is added to the bag`, async ({
    context,
  }) => {
    const late = await context.newPage();
    const letScripts = await holdScripts(late);
    if (!isEarly) letScripts();
    const opening = openJustHydrated(late, '/detail/1');
    const first = sizes(late).locator('option:not([disabled]):not([value=""])').first();
    const choose = async () => {
      const size = (await first.getAttribute('value')) ?? '';
      await sizes(late).selectOption(size);
      return size;
    };
    const early = isEarly ? await choose() : undefined;
    letScripts();
    const { release } = await opening;
    const size = early ?? (await choose());
    await add(late).click();
    await release();
    await late.getByRole('dialog', { name: 'Agregado al carrito' }).waitFor();
    await expect(sizes(late)).toHaveValue(size);
  });
}
