import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { testDatabase } from '#test/database.ts';
import { emptyDataDir } from './shared-folder.ts';
import { startShopProcess } from './shop-process.ts';

export type OwnShop = Awaited<ReturnType<typeof openOwnShop>>;

/**
 * Opens a shop with the demonstration's data for one test file, with more environment variables if given: for tests that
 * change what every page shows.
 */
export async function openOwnShop(env: Readonly<Record<string, string>> = {}) {
  const database = await testDatabase();
  const folder = emptyDataDir(`own-shop-${randomUUID()}`);
  const shop = await startShopProcess({ DATABASE_URL: database.url, DATA_DIR: folder, RATE_LIMITS: 'off', ...env });
  return {
    ...shop,
    database,
    async close(): Promise<void> {
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
      await database.drop();
    },
  };
}
