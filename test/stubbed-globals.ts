import { afterAll, vi } from 'vitest';

// The files of a worker share its globals: a stubbed `fetch` that stays would answer the next file's requests.
afterAll(() => {
  vi.unstubAllGlobals();
});
