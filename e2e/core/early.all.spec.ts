import { expect, test } from '../fixtures/test.ts';
import { phone } from '../fixtures/visit.ts';
import { holdScripts, openJustHydrated } from './early-page.ts';

test.use({ viewport: phone });

for (const isEarly of [true, false]) {
  const when = isEarly ? 'before the scripts load' : 'when the page is just hydrated';
  test(`a size that is chosen ${when}, and added when the page is just hydrated, is added to the bag`, async ({
    context,
  }) => {
    const late = await context.newPage();
    const letScripts = await holdScripts(late);
    if (!isEarly) letScripts();
    const opening = openJustHydrated(late, '/detail/1');
    const sizes = late.getByRole('combobox', { name: 'Talle' });
    const first = sizes.locator('option:not([disabled]):not([value=""])').first();
    const choose = async () => {
      const size = (await first.getAttribute('value')) ?? '';
      await sizes.selectOption(size);
      return size;
    };
    const early = isEarly ? await choose() : undefined;
    letScripts();
    const { release } = await opening;
    const size = early ?? (await choose());
    await late.getByRole('button', { name: 'Agregar al carrito', exact: true }).click();
    await release();
    await late.getByRole('dialog', { name: 'Agregado al carrito' }).waitFor();
    await expect(sizes).toHaveValue(size);
  });
}
