import { expect, test } from '../fixtures/test.ts';
import { texts } from '#contract/texts.ts';
import { addPlainly, bagLines, bagUnits } from '../actors/plain-shopper.ts';
import { newCustomer } from '../actors/ready-accounts.ts';
import { shopper } from '../actors/shopper.ts';

const patience = { timeout: 30_000 };

test('MEND-23 without scripts, from a product to the payment page', async ({ visit }) => {
  const { page, context, close } = await visit({ width, javaScriptEnabled: false });
  const she = shopper(page);
  await page.goto('/login?vista=crear');
  const { username, password } = await she.register();
  await page.goto('/bag');
  await page.getByText(texts.bag.emptyPage).waitFor();
  const first = await addPlainly(page, 'Women');
  await page.getByText('Agregado al carrito').waitFor();
  await bagLines(page).getByText(first).waitFor();
  const second = await addPlainly(page, 'Men');
  await page
    .getByRole('button', { name: /^Sumar/ })
    .first()
    .click();
  await expect.poll(() => bagUnits(page).allInnerTexts(), patience).toEqual(['2', '1']);
  await page
    .getByRole('button', { name: /^Restar/ })
    .first()
    .click();
  await expect.poll(() => bagUnits(page).allInnerTexts(), patience).toEqual(['1', '1']);
  await page
    .getByRole('button', { name: /^Quitar/ })
    .first()
    .click();
  await bagLines(page).getByText(second).waitFor();
  await expect.poll(() => bagLines(page).getByText(first).count(), patience).toBe(0);
  // The bag's cookie is sent to its own page only.
  expect((await context.cookies('http://localhost/home')).filter(({ name }) => name === 'bolsa')).toEqual([]);
  await page.getByRole('link', { name: /inicie sesión/ }).click();
  await she.logIn(username, password);
  await page.waitForURL((url) => url.pathname === '/bag');
  await page.getByRole('button', { name: texts.bag.pay }).click();
  await she.tellAddress();
  await page.getByLabel('Número de tarjeta').waitFor();
});

test('MEND-23 without a size nothing is added, and the page says so', async ({ visit }) => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await shopper(page).openProduct('Women');
  await page.getByRole('combobox', { name: 'Talle' }).evaluate((select) => select.removeAttribute('required'));
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await page.getByText(texts.detail.sizeMissing).waitFor();
  await page.getByText(texts.bag.emptyPage).waitFor();
});

test('MEND-23 when scripts load, both bags are merged once', async ({ visit }) => {
  const here = await visit();
  const she = shopper(here.page);
  await she.openProduct('Women');
  await she.addToBag();
  const without = await visit({ javaScriptEnabled: false });
  await addPlainly(without.page, 'Men');
  await here.context.addCookies(await without.context.cookies());
  await without.close();
  const { page } = here;
  await page.goto('/bag');
  await expect.poll(() => bagUnits(page).allInnerTexts(), patience).toEqual(['1', '1']);
  await expect
    .poll(async () => (await here.context.cookies()).filter(({ name }) => name === 'bolsa'), patience)
    .toEqual([]);
  await page.reload();
  await expect.poll(() => bagUnits(page).allInnerTexts(), patience).toEqual(['1', '1']);
  await here.close();
});

test('MEND-23 without scripts, a product that is no longer sold does not prevent paying the rest', async ({
  visit,
}) => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await newCustomer(page);
  await addPlainly(page, 'Men');
  // As after the shop has deleted a product.
  const [held] = (await page.context().cookies()).filter(({ name }) => name === 'bolsa');
  if (!held) throw new Error('there is no bag');
  await page.context().addCookies([{ ...held, value: `${held.value}|999999:M:1` }]);
  await page.goto('/bag');
  await expect.poll(() => bagUnits(page).allInnerTexts(), patience).toEqual(['1']);
  await page.getByRole('button', { name: texts.bag.pay }).click();
  await page.getByLabel('Número de tarjeta').waitFor();
});
