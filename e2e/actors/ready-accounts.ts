import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { homeAddress } from '#test/home-address.ts';
import { shopOf } from '../fixtures/visit.ts';
import { shopper } from './shopper.ts';

/**
 * Logs a browser in without the screens of the login, which have their own tests; the page that is open does not change.
 * The session belongs to the browser context, so it counts from the next navigation on.
 */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  const answer = await page.request.post('/api/users/login', {
    headers: { origin: shopOf(page).url },
    data: { user_name: username, user_password: password },
  });
  expect(answer.status()).toBe(200);
}

/** Adds an address to the account of the browser's session. */
export async function addAddress(page: Page): Promise<void> {
  const answer = await page.request.post('/api/users/addresses', {
    headers: { origin: shopOf(page).url },
    data: homeAddress,
  });
  expect(answer.status()).toBe(201);
}

let people = 0;

/**
 * Registers a new customer, logged in, without the screens of the registration and the login: with an address for
 * deliveries, unless said otherwise.
 */
export async function newCustomer(page: Page, { hasAddress = true } = {}) {
  people += 1;
  const account = { username: `cuenta${process.pid}x${people}`, password: 'secreta1' };
  const answer = await page.request.post('/api/users/create', {
    headers: { origin: shopOf(page).url },
    data: {
      name: 'Julia Ríos',
      email: `${account.username}@example.com`,
      user_name: account.username,
      user_password: account.password,
    },
  });
  expect(answer.status()).toBe(201);
  await logIn(page, account.username, account.password);
  if (hasAddress) await addAddress(page);
  return { ...shopper(page), ...account };
}
