import { browserKeeper, noKeeper } from './browser-keeper.ts';
import { createPersisted } from './persisted.ts';

const isBrowser = typeof window !== 'undefined';

const state = createPersisted({
  keeper: isBrowser ? browserKeeper('root') : noKeeper,
  version: 1,
  slowestRestoreMs: 5000,
});

/**
 * Adds a slice to the state of this browser. `isValid` validates what an earlier visit, or anybody else, stored there.
 */
export const defineSlice = state.defineSlice;

/** Resets all state of a visitor in this browser: bag, filters, recently seen products and the product draft. */
export const resetClientState = state.reset;
