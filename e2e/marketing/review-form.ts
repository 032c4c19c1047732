import { expect, type Page } from '@playwright/test';

/**
 * Waits until the scripts serve the form of a product's review, whose code comes once the page is touched. Until then the
 * browser sends it, as it does without scripts.
 */
export async function untilReviewFormWorks(page: Page): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('textarea[name=comment]') });
  await form.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await expect
    .poll(() => form.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}
