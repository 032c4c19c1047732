import { expect, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { texts } from '#contract/core/texts.ts';
import { shopOf } from '../fixtures/visit.ts';

export const guestWords = texts.nav.guest;

/** Deletes the session of a browser from the database, as when it expires: the browser keeps its cookies. */
export async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'percha')?.value ?? '';
  const hash = createHash('sha256').update(token).digest();
  const { rowCount } = await shopOf(page).database.pool.query('delete from sessions where token_hash = $1', [hash]);
  expect(rowCount).toBe(1);
}

export const expired = (page: Page) => page.getByRole('alert').filter({ hasText: texts.session.expired });
export const account = (page: Page) => page.locator('#cuenta');

/** What a tab keeps of a form while its person logs in again. */
export const storedForm = (page: Page) => page.evaluate(() => sessionStorage.getItem('percha-interrupted-form'));
