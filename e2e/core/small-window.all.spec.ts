import { expect, test } from '../fixtures/test.ts';

test('a window of 320 by 256 px, as at 400 % zoom, leaves at least 200 px to the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/home?gender=Women', '/detail/3']) {
    await page.goto(path);
    // The header and the bar below it scroll with the page.
    await page.evaluate(() => window.scrollTo(0, 400));
    const free = await page.evaluate(() => {
      const isFixed = (one: Element) => /fixed|sticky/.test(getComputedStyle(one).position);
      const covers = [...document.querySelectorAll('body *')].filter(
        (one) => isFixed(one) && one.getBoundingClientRect().width > 200 && one.checkVisibility(),
      );
      const top = Math.max(0, document.querySelector('main')?.getBoundingClientRect().top ?? 0);
      const covered = covers.map((one) => one.getBoundingClientRect()).filter((box) => box.top < 256 && box.bottom > 0);
      return 256 - top - covered.reduce((sum, { height }) => sum + height, 0);
    });
    expect(free).toBeGreaterThanOrEqual(198);
  }
});
