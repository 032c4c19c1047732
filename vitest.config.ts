import { defineConfig } from 'vitest/config';

const withDatabase = ['**/*.api.test.ts', '**/*.race.test.ts'];
const elsewhere = ['**/node_modules/**', 'build/**', '.cache/**', '.data/**', 'e2e/**'];

/**
 * Two workers for two cores; a test file has its modules to itself. The limits end what hangs. No test passes or fails
 * by how fast the machine is, so they hold on a busy one too.
 */
const everywhere = {
  environment: 'node',
  setupFiles: 'test/console-errors.ts',
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

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
          setupFiles: ['test/console-errors.ts', 'test/quick-transactions.ts'],
          include: withDatabase,
          exclude: elsewhere,
          globalSetup: ['test/global-setup.ts'],
        },
      },
    ],
  },
});
