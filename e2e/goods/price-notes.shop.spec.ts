import { expect, test } from '../fixtures/test.ts';

test('OWN-2 in Argentina a product’s page has the price without national taxes, in smaller letters', async ({
  page,
}) => {
  await page.goto('/detail/1');
  const note = page.getByText(/^Precio sin impuestos nacionales: \$\s[\d.]+,\d\d$/);
  const price = page.locator('main .text-title').first();
  const [amount, net] = [await price.innerText(), await note.innerText()].map(amountIn);
  expect(Math.round((net ?? 0) * 1.21)).toBe(Math.round(amount ?? 0));
  const sizes = await Promise.all(
    [price, note].map((text) => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))),
  );
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
});

/** Returns the first amount of a text of the demo, '$ 48.990,00' or '$ 48.990'. */
function amountIn(text: string): number {
  const [found = ''] = /\d[\d.]*(?:,\d\d)?/.exec(text) ?? [];
  return Number(found.replaceAll('.', '').replace(',', '.'));
}
