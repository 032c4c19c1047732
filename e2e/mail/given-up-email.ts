import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { shopOf } from '../fixtures/visit.ts';

/** Adds an e-mail to the demonstration's customer that was given up after its last attempt. */
export async function addGivenUpEmail(page: Page, recipient: string): Promise<void> {
  await shopOf(page).database.pool.query(
    `insert into emails (kind, event, recipient, user_id, written_at, tries, next_try_at, given_up_at, problem)
      select 'password-changed', $1, $2, id, now(), 8, now(), now(), 'connect ECONNREFUSED' from users where username = 'cliente'`,
    [randomUUID(), recipient],
  );
}
