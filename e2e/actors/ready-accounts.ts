import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { homeAddress } from '#test/home-address.ts';
import { shopOf } from '../fixtures/visit.ts';
import { shopper } from './shopper.ts';

/** Logs requests in. They are those of a browser, or those of a test without one. */
export async function logInWith(
  request: APIRequestContext,
  origin: string,
  username: string,
  password: string,
): Promise<void> {
  const data = { user_name: username, user_password: password };
  expect((await request.post('/api/users/login', { headers: { origin }, data })).status()).toBe(200);
}

/**
 * Logs a browser in without the screens of the login, which have their own tests; the page that is open does not change.
 * The session belongs to the browser context, so it counts from the next navigation on.
 */
export function logIn(page: Page, username: string, password: string): Promise<void> {
  return logInWith(page.request, shopOf(page).url, username, password);
}

async function addAddressWith(
  request: APIRequestContext,
  origin: string,
  change: { readonly street?: string } = {},
): Promise<void> {
  const answer = await request.post('/api/users/addresses', {
    headers: { origin },
    data: { ...homeAddress, ...change },
  });
  expect(answer.status()).toBe(201);
}

/** Adds an address to the account of the browser's session. */
export function addAddress(page: Page, change: { readonly street?: string } = {}) {
  return addAddressWith(page.request, shopOf(page).url, change);
}

let people = 0;

/** Registers a new customer and logs requests in: with an address for deliveries, unless said otherwise. */
export async function newAccount(request: APIRequestContext, origin: string, { hasAddress = true } = {}) {
  people += 1;
  const account = { username: `cuenta${process.pid}x${people}`, password: 'secreta1' };
  const answer = await request.post('/api/users/create', {
    headers: { origin },
    data: {
      name: 'Julia Ríos',
      email: `${account.username}@example.com`,
      user_name: account.username,
      user_password: account.password,
    },
  });
  expect(answer.status()).toBe(201);
  await logInWith(request, origin, account.username, account.password);
  if (hasAddress) await addAddressWith(request, origin);
  return account;
}

/** Registers a new customer, logged in, without the screens of the registration and the login. */
export async function newCustomer(page: Page, options: { readonly hasAddress?: boolean } = {}) {
  const account = await newAccount(page.request, shopOf(page).url, options);
  return { ...shopper(page), ...account };
}
