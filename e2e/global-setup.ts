import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { setup as startServer } from '#test/global-setup.ts';
import { testDatabase } from '#test/database.ts';
import { startOpenIdProvider } from '#test/openid-provider.ts';
import { chromiumArguments, chromiumPath } from './browser.ts';
import { dataDir } from './shared-folder.ts';
import { startShopProcess } from './shop-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    sandboxUrl: string;
    databaseUrl: string;
    browserAddress: string;
  }
}

/** Starts one database server, one shop and one browser for all browser tests. */
export default async function setup(project: TestProject) {
  const stopServer = await startServer();
  const database = await testDatabase();
  const provider = await startOpenIdProvider();
  provider.people.set('lucia', { sub: 'lucia', email: 'lucia@example.com', email_verified: true, name: 'Lucía' });
  provider.people.set('nadie', { sub: 'nadie', email: 'nadie@example.com', email_verified: false });
  const shop = await startShopProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    ...provider.settings,
  });
  // Many tests buy the same goods at once, and none of them tests the last unit.
  await database.pool.query('update variants set stock = stock + 100 where stock > 0');
  const browser = await chromium.launchServer({
    executablePath: chromiumPath(),
    args: chromiumArguments,
    env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
  });
  project.provide('shopUrl', shop.url);
  project.provide('sandboxUrl', shop.sandboxUrl);
  project.provide('databaseUrl', database.url);
  project.provide('browserAddress', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await shop.stop();
    await provider.close();
    await database.drop();
    await stopServer();
  };
}
