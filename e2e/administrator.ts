import type { Page } from 'playwright-core';
import { shopper } from './shopper.ts';

/** What an administrator does on the screens. */
export function administrator(page: Page) {
  const she = shopper(page);
  return {
    toast: she.toast,

    /** Logs in, with the demo's account by default, and stands in the back office. */
    async enter(path = '/admin', { username, password } = { username: 'admin', password: 'admin1234' }): Promise<void> {
      await page.goto(path);
      await she.logIn(username, password);
      await page.waitForURL((url) => url.pathname === path);
    },

    dialog: (name: string | RegExp) => page.getByRole('dialog', { name }),

    /** Answers a question. */
    async confirm(question: string | RegExp, answer: string): Promise<void> {
      await page.getByRole('dialog', { name: question }).getByRole('button', { name: answer }).click();
    },

    /** The entries of the menu, wherever the width puts it. */
    async menu(width: number) {
      if (width < 1024) await page.getByRole('button', { name: 'Menú' }).click();
      return page.getByRole('navigation', { name: 'Administración' }).filter({ visible: true });
    },
  };
}
