import { defineConfig } from 'vitest/config';
import { LongFirst } from './test/long-first.ts';

const withDatabase = ['**/*.api.test.ts', '**/*.race.test.ts'];
const long = ['**/*.long.test.ts', '**/*.long.api.test.ts'];
const studio = ['demo/studio/**/*.test.ts', 'scripts/demo-pictures/**/*.test.ts'];
const elsewhere = ['**/node_modules/**', 'build/**', '.cache/**', '.data/**', 'e2e/**'];

/** Single tests that take long beside quick ones of their file. `npm run check` and `npm test` leave them out. */
const tags = [{ name: 'long', description: 'Is a part of npm run test:all only' }];

const setup = ['test/seed.ts', 'test/console-errors.ts', 'test/shop-facts.ts', 'test/stubbed-globals.ts'];

/**
 * Two workers for two cores. The test files of a worker share the loaded modules, which saves a third of the time: loading
 * the server took longer than most files. So no test may leave anything in a module. The limits end what hangs. No test
 * passes or fails by how fast the machine is, so they hold on a busy one too.
 */
const everywhere = {
  environment: 'node' as const,
  isolate: false,
  setupFiles: setup,
  tags,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // What is waited for is mostly there after some ms, and asking for it costs little.
  expect: { poll: { interval: 10, timeout: 30_000 } },
};

/** A third worker, because one of them often waits for the database or for a process. */
const onDatabase = {
  ...everywhere,
  maxWorkers: 3,
  setupFiles: [...setup, 'test/quick-transactions.ts', 'test/cheap-passwords.ts', 'test/quick-pauses.ts'],
  globalSetup: ['test/global-setup.ts'],
};

/**
 * `npm test` runs unit and api; studio, whose tests make pictures, where something of it changed (scripts/bootstrap). What
 * starts and kills processes, or tries very many inputs, is long: `npm run test:all`.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    tags,
    projects: [
      {
        test: {
          ...everywhere,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, ...withDatabase, ...long, ...studio],
          // The tests of the lint rules ask at once, for one run of the linter.
          maxConcurrency: 100,
        },
      },
      { test: { ...onDatabase, name: 'api', include: withDatabase, exclude: [...elsewhere, ...long] } },
      { test: { ...everywhere, name: 'studio', include: studio } },
      { test: { ...onDatabase, name: 'long', include: long, exclude: elsewhere } },
    ],
  },
});
