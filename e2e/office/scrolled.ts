import type { Page } from '@playwright/test';

/** Returns how far a page is scrolled, in px. */
export const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
