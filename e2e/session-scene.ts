import { createHash } from 'node:crypto';
import { expect, inject } from 'vitest';
import type { Page } from 'playwright-core';
import pg from 'pg';
import { texts } from '#contract/texts.ts';
import { shopper } from './shopper.ts';

export const patience = { timeout: 30_000 };
export const guestWords = texts.nav.guest;

/** Ends the session of a browser as time does, in the database: the browser keeps its cookies and knows nothing. */
export async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'percha')?.value ?? '';
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  const hash = createHash('sha256').update(token).digest();
  const { rowCount } = await client.query('delete from sessions where token_hash = $1', [hash]);
  await client.end();
  expect(rowCount).toBe(1);
}

/** Somebody new, logged in. */
export async function customer(page: Page) {
  const she = shopper(page);
  await page.goto('/login?vista=crear');
  const account = await she.register();
  await she.logIn(account.username, account.password);
  await page.waitForURL((url) => url.pathname === '/');
  return { ...she, ...account };
}

export const expired = (page: Page) => page.getByRole('alert').filter({ hasText: texts.session.expired });
export const account = (page: Page) => page.locator('#cuenta');
