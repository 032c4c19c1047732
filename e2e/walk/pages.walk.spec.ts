import { covered } from './covered.ts';
import { findings } from './inspect.ts';
import { invalidDocument } from './markup.ts';
import { pagesOf } from './scenes/all-scenes.ts';
import { expect, test } from './walk-test.ts';

/** In px: `npm run test:all` looks at other widths, and at states of the pages. */
const widths = [390, 1440] as const;

/** The width at which most people see the pages: their colours and markup are looked at there. */
const mainWidth = { guest: 390, customer: 390, desk: 1440 } as const;

for (const who of ['guest', 'customer', 'desk'] as const) {
  test.describe(`MEND-47 SHELL-11 TARGET-1 LOOK-1 ${who}`, () => {
    for (const { name, path, act } of pagesOf[who]) {
      for (const width of widths) {
        test(`${name}, ${width} px: ${path}`, async ({ walk }, info) => {
          const { page, complete } = await walk(who, width);
          const response = await page.goto(path);
          await act?.(page);
          // The editor of rich text comes after its page, as late as the machine is slow.
          await expect(page.locator('main form .animate-breathe')).toHaveCount(0);
          await complete();
          const isAgain = width !== mainWidth[who];
          const wrong = await findings(page, `${who}-${name}-${width}`, info, isAgain);
          // The document as the shop sent it, before scripts; at the other width it is the same.
          const isSent = !isAgain && act === undefined;
          const sent = isSent ? await invalidDocument((await response?.text()) ?? '') : [];
          // Last, because it moves the focus and scrolls.
          expect([...wrong, ...sent, ...(await covered(page, { isSample: true }))]).toEqual([]);
        });
      }
    }
  });
}
