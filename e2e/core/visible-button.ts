import type { Locator, Page } from '@playwright/test';

/** The button of a name that can be seen: a page may have it once for phones and once for desks. */
export const visibleButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
