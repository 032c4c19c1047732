import { join } from 'node:path';
import { testDatabase } from '#test/database.ts';
import { startShopProcess } from '../fixtures/shop-process.ts';
import { openReferenceFolder } from './reference-folder.ts';
import { standingTime } from '../fixtures/clock/standing-time.ts';

const standingClock = join(import.meta.dirname, 'standing-clock.ts');

/**
 * Starts a shop that only the references use: with a new database of the demo, whose contents no other test changes, and
 * with a clock that stands.
 */
export async function openReferenceShop() {
  const database = await testDatabase();
  const shop = await startShopProcess(
    {
      DATABASE_URL: database.url,
      DATA_DIR: openReferenceFolder(),
      RATE_LIMITS: 'off',
      OIDC_CLIENT_ID: 'percha',
      OIDC_CLIENT_SECRET: 'secreto',
    },
    ['--import', standingClock],
  );
  // The only times that the database itself writes.
  for (const table of ['users', 'products']) {
    await database.pool.query(`update ${table} set created_at = $1`, [new Date(standingTime)]);
  }
  return {
    url: shop.url,
    sandboxUrl: shop.sandboxUrl,
    pool: database.pool,
    async close(): Promise<void> {
      await shop.stop();
      await database.drop();
    },
  };
}
