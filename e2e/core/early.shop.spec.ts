import { expect, test } from '../fixtures/test.ts';
import type { BrowserContext } from '@playwright/test';
import { logIn } from '../actors/ready-accounts.ts';
import { unique } from '../actors/unique.ts';
import { assistantOf } from '../office/assistant-panel.ts';
import { openBeforeScripts, openJustHydrated } from './early-page.ts';

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

test('what was pressed before the scripts loaded counts: a tile of a size, and a button that needs scripts @all', async ({
  context,
}) => {
  const { late, release } = await openBeforeScripts(context, '/detail/1');
  const tile = late.getByRole('radiogroup', { name: 'Talle' }).getByRole('radio', { disabled: false }).last();
  await tile.click();
  const variant = await tile.inputValue();
  const size = (await tile.locator('..').innerText()).trim();
  const bot = assistantOf(late);
  await bot.button.click();
  await expect(bot.panel).toHaveCount(0);
  await release();
  await bot.said('asistente de Percha');
  await late.keyboard.press('Escape');
  await expect(bot.panel).toBeHidden();
  await expect(late.getByRole('combobox', { name: 'Talle' })).toHaveValue(variant);
  await late.getByRole('button', { name: 'Agregar al carrito', exact: true }).click();
  await late.getByRole('dialog', { name: 'Agregado al carrito' }).getByText(`Talle ${size}`).waitFor();
});
