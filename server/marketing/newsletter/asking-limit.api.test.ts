import { expect, test } from 'vitest';
import { newsletter } from '#contract/marketing/newsletter.ts';
import { takeEvents } from '#platform/events/take-events.ts';
import { subscribers } from '#server/start/jobs.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop({ env: { RATE_LIMITS: 'on' } });

/** How many of these askings are answered. */
async function answered(emails: readonly string[]): Promise<number> {
  const guest = here.shop.guest();
  const all = await Promise.allSettled(emails.map((email) => guest.call(newsletter.ask, { email })));
  return all.filter(({ status }) => status === 'fulfilled').length;
}

test('PRIV-3 a thousand askings of one client send few letters, and none is answered otherwise for a known address', async () => {
  const many = Array.from({ length: 1000 }, (_, at) => `ajena${at}@example.com`);
  expect(await answered(many)).toBe(20);
  await takeEvents(here.shop.services, subscribers);
  const { rows } = await here.shop.pool.query(
    `select count(*)::int as it from emails where kind = 'confirm-newsletter'`,
  );
  expect(rows).toEqual([{ it: 20 }]);
  here.shop.clock.advance(3_600_000);
  // To one address it is ten a day, from any client.
  expect(await answered(Array.from({ length: 15 }, () => 'una@example.com'))).toBe(10);
});
