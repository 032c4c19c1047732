import { expect, type Page } from '@playwright/test';

/** Returns the link in the newest e-mail to a recipient, from the demo's outbox. */
export async function linkInEmail(page: Page, recipient: string, button: string): Promise<string> {
  await expect
    .poll(async () => {
      await page.goto('/outbox');
      return page.getByText(recipient).count();
    })
    .toBeGreaterThan(button.startsWith('Elegir') ? 1 : 0);
  await page.getByRole('link').filter({ hasText: recipient }).first().click();
  const link = page.frameLocator('iframe').getByRole('link', { name: button });
  return (await link.getAttribute('href')) ?? '';
}
