import { expect, type Page } from '@playwright/test';

/** Asserts that the open tables of the assistant do not scroll sideways, and that their buttons are in the window. */
export async function tablesFit(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  for (const name of ['Preguntas', 'Respuestas']) {
    const table = page.getByRole('region', { name });
    expect(await table.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    for (const button of [/^Edit /, /^Clean /]) {
      const box = await table.getByRole('button', { name: button }).first().boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    }
  }
}
