import { defineConfig } from 'vitest/config';

/** Apart from the other browser tests, for nothing else may run while a page is timed. */
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
