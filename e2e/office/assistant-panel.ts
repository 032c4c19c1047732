import type { Page } from '@playwright/test';
import { texts } from '#contract/core/texts.ts';

/** The actions of a shopper with the assistant. */
export function assistantOf(page: Page) {
  const panel = page.getByRole('dialog', { name: texts.assistant.title });
  const log = panel.getByRole('log');
  const field = panel.getByLabel('Escriba su pregunta');
  return {
    panel,
    log,
    field,
    button: page.getByRole('button', { name: /^CB,/ }),
    choice: (name: string) => panel.getByRole('button', { name, exact: true }),
    async open(): Promise<void> {
      await this.button.click();
      await this.said('asistente de Percha');
    },
    said: (words: string) => log.getByText(words).last().waitFor(),
    async type(question: string): Promise<void> {
      await field.fill(question);
      await field.press('Enter');
    },
  };
}

/** Returns the name of the focused element. */
export async function focused(page: Page): Promise<string> {
  const one = page.locator(':focus');
  return (await one.getAttribute('aria-label')) ?? one.innerText();
}
