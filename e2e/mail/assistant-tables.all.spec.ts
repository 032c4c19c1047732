import { expect, test } from '../fixtures/test.ts';
import { misfits } from '../walk/inspection.ts';
import { tablesFit } from './tables-fit.ts';

test('MEND-38 the assistant’s tables fit, and their buttons are reachable, in every width', async ({ page, owner }) => {
  await owner.enter('/admin/chatbot');
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await tablesFit(page);
    expect(await misfits(page)).toEqual([]);
  }
});
