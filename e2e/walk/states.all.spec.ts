import type { Page } from '@playwright/test';
import { logIn } from '../actors/ready-accounts.ts';
import { shopOf } from '../fixtures/visit.ts';
import { covered } from './covered.ts';
import { findings } from './inspect.ts';
import { misfits } from './inspection.ts';
import { pagesOf, scenesOf } from './scenes/all-scenes.ts';
import { newcomerScenes } from './scenes/customer-scenes.ts';
import { purchaseScenes } from './scenes/purchase-scenes.ts';
import { page as pageScene } from './scenes/scene.ts';
import type { Scene } from './scenes/scene.ts';
import { serveWaits, waitScenes } from './scenes/trouble-scenes.ts';
import { expect, test } from './walk-test.ts';
import type { Walk } from './walk-test.ts';

/** In px. */
const usual = [390, 1440] as const;
const others = [320, 768, 1024, 1920] as const;

const heights: Readonly<Record<number, number>> = { 320: 640, 768: 1024, 1024: 768, 1920: 1080 };

// A test walks dozens of screens.
test.describe.configure({ timeout: 1_200_000 });

type Info = Parameters<typeof findings>[2];

/** Brings a page into each state, one after the other: later ones may build on earlier ones. Returns what is wrong. */
async function walkStates({ page, complete }: Walk, scenes: readonly Scene[], name: string, info: Info) {
  const wrong: string[] = [];
  for (const scene of scenes) {
    await page.goto(scene.path);
    await scene.act?.(page);
    await page.mouse.move(0, 0);
    await complete();
    const found = await findings(page, `${name.replace('*', scene.name)}`, info);
    wrong.push(...found.map((one) => `${scene.name}: ${one}`));
  }
  return wrong;
}

for (const width of usual) {
  test.describe(`MEND-47 LOOK-1 the states of pages, ${width} px`, () => {
    for (const who of ['guest', 'customer', 'desk'] as const) {
      test(`of a ${who}`, async ({ walk }, info) => {
        const states = scenesOf[who].filter(({ kind }) => kind === 'state');
        expect(await walkStates(await walk(who, width), states, `${who}-*-${width}`, info)).toEqual([]);
      });
    }

    test('of a buyer, up to the e-mail of the purchase', async ({ walk }, info) => {
      expect(await walkStates(await walk('buyer', width), purchaseScenes, `buyer-*-${width}`, info)).toEqual([]);
    });

    test('of a new customer', async ({ walk }, info) => {
      const here = await walk('guest', width);
      await register(here.page, `julia${width}`);
      expect(await walkStates(here, newcomerScenes, `newcomer-*-${width}`, info)).toEqual([]);
    });

    test('when the shop cannot answer', async ({ walk, shop }, info) => {
      const here = await walk('customer', width);
      await serveWaits(here.page.context());
      await shop.database.pool.query('alter table favourites rename to favourites_away');
      try {
        const failed = pageScene('/user/wishlist', 'failed');
        const wrong = await walkStates(here, [...waitScenes, failed], `trouble-*-${width}`, info);
        expect(wrong).toEqual([]);
      } finally {
        await shop.database.pool.query('alter table favourites_away rename to favourites');
      }
      here.errors.splice(0);
    });
  });
}

for (const who of ['guest', 'customer', 'desk'] as const) {
  test(`MEND-47 SHELL-11 every page of a ${who} fits all widths, and nothing covers its controls`, async ({ walk }) => {
    const { page, complete } = await walk(who, others[0]);
    const wrong: string[] = [];
    for (const { name, path, act } of pagesOf[who]) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      await act?.(page);
      for (const width of others) {
        await page.setViewportSize({ width, height: heights[width] ?? 900 });
        await complete();
        const found = [...(await misfits(page)), ...(await covered(page))];
        wrong.push(...found.map((one) => `${name}, ${width} px: ${one}`));
      }
    }
    expect(wrong).toEqual([]);
  });
}

async function register(page: Page, username: string): Promise<void> {
  const answer = await page.request.post('/api/users/create', {
    headers: { origin: shopOf(page).url },
    data: { name: 'Julia Ríos', email: `${username}@example.com`, user_name: username, user_password: 'secreta1' },
  });
  expect(answer.status()).toBe(201);
  await logIn(page, username, 'secreta1');
}
