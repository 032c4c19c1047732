import { browserKeeper, noKeeper } from './browser-keeper.ts';
import { createPersisted } from './persisted.ts';

const isBrowser = typeof window !== 'undefined';

const state = createPersisted({
  keeper: isBrowser ? browserKeeper('root') : noKeeper,
  version: 1,
  slowestRestoreMs: 5000,
});

/** Adds a subject to the state of this browser; `isValid` checks what an earlier visit, or anybody else, left there. */
export const defineSlice = state.defineSlice;

/** Empties all that this browser remembers of a visitor: bag, filters, seen details and the product draft. */
export const resetClientState = state.reset;
