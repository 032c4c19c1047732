import { desktop, phone } from '../fixtures/visit.ts';
import { covered } from './covered.ts';
import { findings } from './inspect.ts';
import { fingerprint, noteInspected, wasInspected } from './inspected.ts';
import { invalidDocument } from './markup.ts';
import { pagesOf } from './scenes/all-scenes.ts';
import { expect, test } from './walk-test.ts';

/** The window in which most people open the pages first, and the other one. `npm run test:all` looks at more widths, and at states of the pages. */
const windows = {
  guest: [phone, desktop],
  customer: [phone, desktop],
  desk: [desktop, phone],
} as const;

for (const who of ['guest', 'customer', 'desk'] as const) {
  const [main, other] = windows[who];
  test.describe(`MEND-47 SHELL-11 TARGET-1 LOOK-1 ${who}`, () => {
    for (const { name, path, act, leadsTo } of pagesOf[who]) {
      test(`${name}, ${main.width} and ${other.width} px: ${path}`, async ({ walk }, info) => {
        const { page, complete } = await walk(who, main.width);
        const response = await page.goto(path);
        await act?.(page);
        // The editor of rich text comes after its page, as late as the machine is slow.
        await expect(page.locator('main form .animate-breathe')).toHaveCount(0);
        await complete();
        const mainScreen = `${who}-${name}-${main.width}`;
        const mainMark = await fingerprint(page);
        const isMainKnown = wasInspected(mainScreen, mainMark, info);
        const atFirst = await findings(page, mainScreen, info, isMainKnown);
        // The document as the shop sent it, before scripts.
        const sent = leadsTo === undefined ? await invalidDocument((await response?.text()) ?? '') : [];
        // Only style sheets know the width: a page is the same whether it was opened at it or came to it.
        await page.setViewportSize(other);
        await complete();
        const otherScreen = `${who}-${name}-${other.width}`;
        const otherMark = await fingerprint(page);
        const again = await findings(page, otherScreen, info, true);
        // Last, because it moves the focus and scrolls.
        if (!wasInspected(otherScreen, otherMark, info)) again.push(...(await covered(page, { isSample: true })));
        if (!isMainKnown) {
          await page.setViewportSize(main);
          atFirst.push(...(await covered(page, { isSample: true })));
        }
        expect({ [main.width]: [...atFirst, ...sent], [other.width]: again }).toEqual({
          [main.width]: [],
          [other.width]: [],
        });
        noteInspected(mainScreen, mainMark, info);
        noteInspected(otherScreen, otherMark, info);
      });
    }
  });
}
