import { texts } from '#contract/core/texts.ts';
import { addPlainly, bagLines, bagUnits, sendPlainly } from '../actors/plain-shopper.ts';
import { plentifulSize } from '../actors/plentiful.ts';
import { newCustomer } from '../actors/ready-accounts.ts';
import { expect, test } from '../fixtures/test.ts';

test('MEND-23 without scripts, from a product to the payment page, also when a product of the bag is no longer sold', async ({
  visit,
}) => {
  const { page, context } = await visit({ javaScriptEnabled: false });
  const she = await newCustomer(page, { hasAddress: false });
  await context.clearCookies();
  const product = await addPlainly(page, 'Women');
  await page.getByText('Agregado al carrito').waitFor();
  await bagLines(page).getByText(product).waitFor();
  // The bag's cookie is sent to its own page only.
  expect((await context.cookies('http://localhost/home')).filter(({ name }) => name === 'bolsa')).toEqual([]);
  const [held] = (await context.cookies()).filter(({ name }) => name === 'bolsa');
  if (!held) throw new Error('there is no bag');
  // As after the shop has deleted a product.
  await context.addCookies([{ ...held, value: `${held.value}|999999:999999:M:1` }]);
  await page.getByRole('link', { name: /inicie sesión/ }).click();
  await she.logIn(she.username, she.password);
  await page.waitForURL((url) => url.pathname === '/bag');
  await expect(bagUnits(page)).toHaveText(['1']);
  const accepted = page.getByText(`Con «${texts.bag.pay}» acepta`);
  await expect(accepted.getByRole('link')).toHaveCount(3);
  await page.getByRole('button', { name: texts.bag.pay }).click();
  await she.tellAddress();
  await page.getByLabel('Número de tarjeta').waitFor();
});

test('MEND-23 when scripts load, both bags are merged once @all', async ({ page, context, shopper }) => {
  await shopper.openProduct('Men');
  await shopper.addToBag();
  await sendPlainly(page, await plentifulSize(page));
  await page.goto('/bag');
  await expect(bagUnits(page)).toHaveText(['1', '1']);
  await expect.poll(async () => (await context.cookies()).filter(({ name }) => name === 'bolsa')).toEqual([]);
  await page.reload();
  await expect(bagUnits(page)).toHaveText(['1', '1']);
});
