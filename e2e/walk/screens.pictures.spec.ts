import { scenesOf } from './scenes/all-scenes.ts';
import { expect, test } from './walk-test.ts';

/** The screens whose pictures are compared: a first impression, what sells, and one of each kind of the back office. */
const pictured = {
  guest: [
    'landing',
    'catalogue',
    'detail',
    'login',
    'bag-empty',
    'own-page',
    'not-found',
    'filters',
    'search',
    'added',
  ],
  customer: ['hub', 'user-orders', 'order-approved', 'bag', 'bag-delivery'],
  desk: ['home', 'admin-orders', 'modification', 'admin-home', 'settings'],
} as const;

/** In px. */
const widths = [390, 1440] as const;

for (const who of ['guest', 'customer', 'desk'] as const) {
  for (const name of pictured[who]) {
    for (const width of widths) {
      test(`LOOK-1 the picture of ${who} ${name}, ${width} px`, async ({ walk }) => {
        const { page, complete } = await walk(who, width);
        const scene = scenesOf[who].find((one) => one.name === name);
        expect(scene, `there is no scene ${name}`).toBeDefined();
        await page.goto(scene?.path ?? '');
        await scene?.act?.(page);
        await page.mouse.move(0, 0);
        await complete(true);
        await expect(page).toHaveScreenshot(`${who}-${name}-${width}.png`, { fullPage: false });
      });
    }
  }
}
