import type { Page } from '@playwright/test';
import { shopper } from './shopper.ts';

/** The actions of an administrator on the screens. */
export function administrator(page: Page) {
  const she = shopper(page);
  return {
    toast: she.toast,

    /** Opens a page of the back office. */
    async enter(path = '/admin'): Promise<void> {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname + url.search === path);
    },

    dialog: (name: string | RegExp) => page.getByRole('dialog', { name }),

    /** Answers a confirmation dialog. */
    async confirm(question: string | RegExp, answer: string): Promise<void> {
      await page.getByRole('dialog', { name: question }).getByRole('button', { name: answer }).click();
    },

    /** Returns the entries of the menu, which depends on the width. */
    async menu() {
      if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Menú' }).click();
      return page.getByRole('navigation', { name: 'Administración' }).filter({ visible: true });
    },
  };
}
