import { covered } from './covered.ts';
import { misfits, violations } from './inspection.ts';
import { allPagesOf, otherScenesOf } from './scenes/all-scenes.ts';
import { page as pageScene } from './scenes/scene.ts';
import { serveWaits, waitScenes } from './scenes/trouble-scenes.ts';
import { expect, test } from './walk-test.ts';
import { walkStates } from './walk-states.ts';

/** In px. */
const usual = [390, 1440] as const;
const others = [320, 768, 1024, 1920] as const;

const heights: Readonly<Record<number, number>> = { 320: 640, 768: 1024, 1024: 768, 1920: 1080 };

// A test walks dozens of screens.
test.describe.configure({ mode: 'parallel', timeout: 1_200_000 });

for (const width of usual) {
  test.describe(`MEND-47 LOOK-1 the states of pages, ${width} px`, () => {
    for (const who of ['guest', 'customer', 'desk'] as const) {
      test(`of a ${who}`, async ({ walk }, info) => {
        expect(await walkStates(await walk(who, width), otherScenesOf[who], who, [width], info)).toEqual([]);
      });
    }

    test('when the shop cannot answer', async ({ walk, shop }, info) => {
      const here = await walk('customer', width);
      // The shop knows who it is from now on, as in the middle of a visit: who comes first gets a page without frame.
      await here.page.goto('/user');
      await serveWaits(here.page.context());
      await shop.database.pool.query('alter table favourites rename to favourites_away');
      try {
        const failed = pageScene('/user/wishlist', 'failed');
        const wrong = await walkStates(here, [...waitScenes, failed], 'trouble', [width], info);
        expect(wrong).toEqual([]);
      } finally {
        await shop.database.pool.query('alter table favourites_away rename to favourites');
      }
      here.errors.splice(0);
    });
  });
}

for (const who of ['guest', 'customer', 'desk'] as const) {
  test(`MEND-47 SHELL-11 every page of a ${who} fits all widths, nothing covers its controls, and axe finds nothing in any row of its lists`, async ({
    walk,
  }) => {
    const { page, complete } = await walk(who, others[0]);
    const wrong: string[] = [];
    for (const { name, path, act } of allPagesOf[who]) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      await act?.(page);
      for (const width of others) {
        await page.setViewportSize({ width, height: heights[width] ?? 900 });
        await complete();
        const found = [...(await misfits(page)), ...(await covered(page))];
        if (width === others[0] || width === others.at(-1)) found.push(...(await violations(page)));
        wrong.push(...found.map((one) => `${name}, ${width} px: ${one}`));
      }
    }
    expect(wrong).toEqual([]);
  });
}
