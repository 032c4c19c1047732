import type { Page } from '@playwright/test';
import { logIn } from '../actors/ready-accounts.ts';
import { shopOf } from '../fixtures/visit.ts';
import { newcomerScenes } from './scenes/customer-scenes.ts';
import { purchaseScenes } from './scenes/purchase-scenes.ts';
import { walkStates } from './walk-states.ts';
import { expect, test } from './walk-test.ts';

/** A shop of its own: what is bought here would show on the screens of others. */
test.use({ shopOptions: { name: 'buyers', clockStands: true } });

/** In px. */
const widths = [390, 1440] as const;

test('MEND-47 LOOK-1 the states of pages of a buyer, up to the e-mail of the purchase', async ({ walk }, info) => {
  expect(await walkStates(await walk('buyer', widths[0]), purchaseScenes, 'buyer', widths, info)).toEqual([]);
});

test('MEND-47 LOOK-1 the states of pages of a new customer', async ({ walk }, info) => {
  const here = await walk('guest', widths[0]);
  await register(here.page, 'julia');
  expect(await walkStates(here, newcomerScenes, 'newcomer', widths, info)).toEqual([]);
});

async function register(page: Page, username: string): Promise<void> {
  const answer = await page.request.post('/api/users/create', {
    headers: { origin: shopOf(page).url },
    data: { name: 'Julia Ríos', email: `${username}@example.com`, user_name: username, user_password: 'secreta1' },
  });
  expect(answer.status()).toBe(201);
  await logIn(page, username, 'secreta1');
}
