import { defineConfig } from 'vitest/config';

/** Separate from the other browser tests, because nothing else may run while a page is measured. */
export default defineConfig({
  test: {
    name: 'lighthouse',
    root: import.meta.dirname,
    include: ['*.spec.ts'],
    globalSetup: ['./global-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 180_000,
    pool: 'forks',
    maxWorkers: 1,
  },
});
