import { defineConfig } from '@playwright/test';
import { browserName, chromiumArguments, chromiumPath, fontSettings } from './e2e/fixtures/browser.ts';
import type { ShopOptions } from './e2e/fixtures/shop.ts';
import { desktop, phone } from './e2e/fixtures/visit.ts';

/** Tests with this tag in their title are long or rare: they run in `npm run test:all`, by projects of their own. */
const all = /@all/;

/** Of a buyer on a phone, of the owner at a desktop, and without a browser (e2e/fixtures/test.ts). */
const flows = ['**/*.shop.spec.ts', '**/*.desk.spec.ts', '**/*.http.spec.ts'];

/**
 * The browser tests: `npm run test:e2e -- desk.spec --grep ORD-3` runs some of them. The kind of a file is in its
 * name. A test that fails is repeated once with a trace, to tell an unsteady one from a broken one: both fail the run.
 */
export default defineConfig<object, { shopOptions: ShopOptions }>({
  testDir: 'e2e',
  outputDir: '.cache/browser-tests',
  globalSetup: './e2e/fixtures/global-setup.ts',
  workers: 2,
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  // The limits end what hangs. No test passes or fails by how fast the machine is, so they hold on a busy one too.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    // What a browser paints differs from one build to the next, so that each has its own pictures.
    toHaveScreenshot: { pathTemplate: `{testDir}/walk/pictures/${browserName()}/{arg}{ext}`, scale: 'css' },
  },
  use: {
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments], env: fontSettings() },
  },
  projects: [
    // What takes longest comes first, so that none of it runs alone at the end.
    { name: 'live', testMatch: '**/*.live.spec.ts', use: { viewport: phone } },
    { name: 'walk', testMatch: '**/*.walk.spec.ts', fullyParallel: true },
    // One project for the flows and the pages asked without a browser, whose workers go on with the same shop.
    { name: 'flow', testMatch: flows, grepInvert: all },
    // These are a part of `npm run test:all` only.
    { name: 'all-flow', testMatch: flows, grep: all },
    { name: 'all', testMatch: '**/*.all.spec.ts', use: { viewport: desktop } },
    { name: 'pictures', testMatch: '**/*.pictures.spec.ts' },
  ],
});
