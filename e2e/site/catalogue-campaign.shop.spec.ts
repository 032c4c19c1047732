import { expect, test } from '../fixtures/test.ts';
import { heightAt } from '../fixtures/visit.ts';
import { watchShifts } from './layout-shifts.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

test('CAT-7 the campaign is as wide as two products with their gap and its picture as high as theirs; on phones as wide as the page', async ({
  page,
}) => {
  const moved = await watchShifts(page);
  await page.goto('/home?gender=Men');
  const tile = page.locator('.campaign-tile');
  const boxOf = async (locator: typeof tile): Promise<Box> =>
    (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const seenAt = async (width: number) => {
    await page.setViewportSize({ width, height: heightAt(width) });
    await tile.scrollIntoViewIfNeeded();
    await expect
      .poll(() => tile.locator('img').evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
      .toBeGreaterThan(300);
    const cards = page.getByRole('article');
    return {
      tile: await boxOf(tile),
      picture: await boxOf(tile.locator('img')),
      third: await boxOf(cards.nth(2)),
      fourth: await boxOf(cards.nth(3)),
      fourthPicture: await boxOf(cards.nth(3).locator('.aspect-4\\/5')),
      fifth: await boxOf(cards.nth(4)),
      sixth: await boxOf(cards.nth(5)),
    };
  };

  const onPhone = await seenAt(390);
  expect([onPhone.tile.x, onPhone.tile.width, onPhone.picture.width]).toEqual([0, 390, 390]);
  expect(onPhone.picture.height).toBe(390);
  expect(onPhone.tile.y).toBeGreaterThan(onPhone.fourth.y + onPhone.fourth.height);
  expect(onPhone.fifth.y).toBeGreaterThan(onPhone.tile.y + onPhone.tile.height);
  // Nothing moved while it was loaded and scrolled.
  expect(await moved()).toEqual([]);

  for (const width of [768, 1440]) {
    const { tile: box, picture, third, fourth, fourthPicture, fifth, sixth } = await seenAt(width);
    const gap = sixth.x - (fifth.x + fifth.width);
    expect(box.width).toBeCloseTo(2 * fourth.width + gap, 0);
    expect([box.y, box.x + box.width].map(Math.round)).toEqual([fourth.y, third.x + third.width].map(Math.round));
    expect(Math.round(picture.height)).toBe(Math.round(fourthPicture.height));
    expect(Math.round(picture.y)).toBe(Math.round(fourthPicture.y));
  }

  // The tabs go through it in its place, and its ring is seen.
  const link = tile.getByRole('link');
  await page.getByRole('article').nth(3).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  expect(await link.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').nth(4).getByRole('link').first()).toBeFocused();
  await link.press('Enter');
  await page.waitForURL(/category=/);
  await expect(tile).toHaveCount(0);
});
