import { PgBoss } from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedScene } from '#test/opened-shop.ts';
import { oneServer } from '#platform/database/servers.ts';
import { createMailer } from '#server/mail/letters/mailer.service.ts';
import { startShopJobs } from './jobs.ts';

const { shop, scene } = openedScene(purchaseScene);

const start = () =>
  startShopJobs(shop.services, {
    servers: oneServer(shop.databaseUrl),
    mailer: createMailer(shop.services),
  });

/** Enqueues one run of a job, as its schedule does. */
async function due(name: string): Promise<void> {
  const planner = new PgBoss({ connectionString: shop.databaseUrl, schema: 'jobs', supervise: false, schedule: false });
  onTestFinished(() => planner.stop({ graceful: false }));
  await planner.start();
  await planner.send(name, {});
}

test('PAY-5 two processes run each scheduled job once, and stop on request', async () => {
  const [one, two] = [await start(), await start()];
  const ida = await shop.customer('ida');
  const shirt = await scene.product({ stock: 1 });
  const { reference } = await ida.call(checkout.start, { cartItems: [shirt.line()] });
  shop.clock.advance(31 * 60_000);
  await due('reconcile-payments');
  await expect.poll(() => scene.history(reference)).toEqual(['pending checkout', 'failure expired']);
  const { rows } = await shop.pool.query('select name, cron from jobs.schedule order by name');
  expect(rows).toEqual([
    { name: 'back-up', cron: '11 * * * *' },
    { name: 'data-copies', cron: '* * * * *' },
    { name: 'end-preorders', cron: '* * * * *' },
    { name: 'erase-accounts', cron: '23 * * * *' },
    { name: 'forget-unconfirmed', cron: '23 * * * *' },
    { name: 'help-lost-factors', cron: '*/5 * * * *' },
    { name: 'import-pictures', cron: '* * * * *' },
    { name: 'old-shop-pages', cron: '* * * * *' },
    { name: 'product-imports', cron: '* * * * *' },
    { name: 'publish-products', cron: '* * * * *' },
    { name: 'read-settlements', cron: '* * * * *' },
    { name: 'reconcile-payments', cron: '* * * * *' },
    { name: 'remind-transfers', cron: '* * * * *' },
    { name: 'send-emails', cron: '* * * * *' },
    { name: 'send-news', cron: '* * * * *' },
    { name: 'settle-campaigns', cron: '* * * * *' },
    { name: 'sweep-changes', cron: '41 * * * *' },
    { name: 'sweep-content-pictures', cron: '47 3 * * *' },
    { name: 'sweep-emails', cron: '29 3 * * *' },
    { name: 'sweep-events', cron: '37 3 * * *' },
    { name: 'sweep-imports', cron: '13 4 * * *' },
    { name: 'sweep-missed-addresses', cron: '53 3 * * *' },
    { name: 'sweep-news', cron: '19 4 * * *' },
    { name: 'sweep-rate-limits', cron: '53 * * * *' },
    { name: 'sweep-sessions', cron: '17 * * * *' },
    { name: 'sweep-videos', cron: '37 3 * * *' },
    { name: 'switch-offers', cron: '* * * * *' },
    { name: 'take-events', cron: '* * * * *' },
  ]);
  await Promise.all([one.stop(), two.stop()]);
});

test(
  'PAY-5 losing the database connection does not end the process, and jobs continue after reconnecting',
  { tags: 'long' },
  async () => {
    const jobs = await start();
    const eli = await shop.customer('eli');
    const shirt = await scene.product({ stock: 1 });
    const { reference } = await eli.call(checkout.start, { cartItems: [shirt.line()] });
    await shop.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'percha-jobs'`,
    );
    shop.clock.advance(31 * 60_000);
    await due('reconcile-payments');
    await expect.poll(() => scene.history(reference)).toEqual(['pending checkout', 'failure expired']);
    await jobs.stop();
  },
);
