import { defineConfig } from '@playwright/test';
import type { ShopOptions } from './e2e/fixtures/shop.ts';
import { chromiumArguments, chromiumPath, fontSettings } from './e2e/fixtures/browser.ts';
import { desktop, phone } from './e2e/fixtures/visit.ts';

/**
 * The browser tests. `npm run test:e2e -- --project desk --grep ORD-3` runs some of them. A test that fails is repeated
 * once, to tell an unsteady one from a broken one: both fail the run.
 */
export default defineConfig<object, { shopOptions: ShopOptions & { name?: string } }>({
  testDir: 'e2e',
  outputDir: '.cache/browser-tests',
  globalSetup: './e2e/fixtures/global-setup.ts',
  workers: 2,
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  // The limits end what hangs. No test passes or fails by how fast the machine is, so they hold on a busy one too.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments], env: fontSettings() },
  },
  projects: [
    { name: 'walk', testMatch: '**/*.walk.spec.ts', fullyParallel: true, use: { viewport: phone } },
    { name: 'live', testMatch: '**/*.live.spec.ts', use: { viewport: phone } },
    { name: 'desk', testMatch: '**/*.desk.spec.ts', use: { viewport: desktop } },
    { name: 'shop', testMatch: '**/*.shop.spec.ts', use: { viewport: phone } },
    { name: 'http', testMatch: '**/*.http.spec.ts' },
  ],
});
