import { defineConfig } from 'vitest/config';

/** Trials of the whole shop as processes: one at a time, because they kill and overload. TRIAL=long makes them long. */
export default defineConfig({
  test: {
    name: 'trials',
    root: import.meta.dirname,
    include: ['*.trial.ts'],
    testTimeout: 30 * 60_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
  },
});
