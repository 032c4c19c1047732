import { defineConfig } from 'vitest/config';

const withDatabase = ['**/*.api.test.ts', '**/*.race.test.ts'];
const elsewhere = ['**/node_modules/**', 'build/**', '.cache/**', '.data/**', 'e2e/**'];

const setup = ['test/console-errors.ts', 'test/shop-facts.ts', 'test/stubbed-globals.ts'];

/**
 * Two workers for two cores. The test files of a worker share the loaded modules, which saves a third of the time: loading
 * the server took longer than most files. So no test may leave anything in a module. The limits end what hangs. No test
 * passes or fails by how fast the machine is, so they hold on a busy one too.
 */
const everywhere = {
  environment: 'node' as const,
  isolate: false,
  setupFiles: setup,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...everywhere,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, ...withDatabase],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'api',
          setupFiles: [...setup, 'test/quick-transactions.ts'],
          include: withDatabase,
          exclude: elsewhere,
          globalSetup: ['test/global-setup.ts'],
        },
      },
    ],
  },
});
