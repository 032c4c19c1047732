import { defineConfig } from 'vitest/config';

/** Separate from the other browser tests, which share a demo: here the shop is a live one behind a proxy. */
export default defineConfig({
  test: {
    name: 'live',
    root: import.meta.dirname,
    include: ['*.spec.ts'],
    globalSetup: ['./global-setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    pool: 'forks',
    maxWorkers: 1,
  },
});
