import type { Page } from '@playwright/test';

/** Opens a page, and fills fields by their labels. */
export const goTo =
  (path: string, fields: Readonly<Record<string, string>> = {}) =>
  async (page: Page) => {
    await page.goto(path);
    await fill(page, fields);
  };

/** Presses the first visible button with the name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.locator('main').getByRole('button', { name }).filter({ visible: true }).first().click();

/** Fills fields by their labels. */
export async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).first().fill(value);
  }
}

/** Fills the form of a new password. */
export async function fillPasswords(page: Page, current: string): Promise<void> {
  const fields = page.locator('main form input[type="password"]');
  await fields.nth(0).fill(current);
  await fields.nth(1).fill('nueva1234');
  await fields.nth(2).fill('nueva1234');
}
