import { expect, test } from '../fixtures/test.ts';
import { texts } from '#contract/core/texts.ts';
import { assistantOf } from './assistant-panel.ts';
import { desktop, phone } from '../fixtures/visit.ts';
import { logIn } from '../actors/ready-accounts.ts';

test('BOT-1 closed it covers neither the buy button nor the pay button, and open it moves nothing and goes by Escape', async ({
  page,
  shopper,
}) => {
  const bot = assistantOf(page);
  const isFree = (name: string) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click({ trial: true });
  await logIn(page, 'maria', 'maria1234');
  await shopper.openProduct('Women');
  await isFree('Agregar al carrito');
  await page.setViewportSize(phone);
  await isFree('Agregar al carrito');
  await page.setViewportSize(desktop);
  await shopper.addToBag();
  await page.goto('/bag');
  await isFree(texts.bag.pay);
  const placeOf = () => page.locator('main').evaluate((main) => JSON.stringify(main.getBoundingClientRect()));
  const before = await placeOf();
  // At the bottom right: in the gutter, 56 px wide; on phones in the bar, 56 px high.
  const wide = await bot.button.boundingBox();
  expect(wide && wide.x > desktop.width - 56 && wide.y > desktop.height - 78).toBe(true);
  await bot.open();
  expect(await placeOf()).toBe(before);
  const panel = await bot.panel.boundingBox();
  expect(panel && panel.x + panel.width > desktop.width - 24 && panel.y + panel.height > desktop.height - 96).toBe(
    true,
  );
  // The page can be used beside it, and whatever has the focus, Escape takes it away.
  await page.getByRole('link', { name: 'Seguir comprando' }).first().focus();
  await page.keyboard.press('Escape');
  await expect(bot.panel).toBeHidden();
  await isFree(texts.bag.pay);
  await page.setViewportSize(phone);
  await isFree(texts.bag.pay);
  const narrow = await bot.button.boundingBox();
  expect(narrow && narrow.x > phone.width - 78 && narrow.y > phone.height - 56).toBe(true);
});
