import { defineConfig } from '@playwright/test';

/** Separate from the other browser tests, because nothing else may run while a page is measured. */
export default defineConfig({
  testMatch: '*.lighthouse.spec.ts',
  outputDir: '../../.cache/lighthouse',
  globalSetup: '../fixtures/global-setup.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 600_000,
  reportSlowTests: null,
});
