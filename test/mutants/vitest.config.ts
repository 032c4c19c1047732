import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Only the unit tests: they must find a mutant without a database. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..', '..'),
    environment: 'node',
    include: [
      'contract/**/*.test.ts',
      'server/**/*.test.ts',
      'web/**/*.test.ts',
      'main/**/*.test.ts',
      'test/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/*.api.test.ts', '**/*.race.test.ts'],
    testTimeout: 180_000,
  },
});
