import { expect } from '@playwright/test';
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { texts } from '#contract/texts.ts';

export const patience = { timeout: 30_000 };
export const guestWords = texts.nav.guest;

/** Deletes the session of a browser from the database, as when it expires: the browser keeps its cookies. */
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

export const expired = (page: Page) => page.getByRole('alert').filter({ hasText: texts.session.expired });
export const account = (page: Page) => page.locator('#cuenta');
