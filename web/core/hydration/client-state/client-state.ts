import { createPersisted, type Keeper } from './persisted.ts';

/** Returns a keeper that stores the state in localStorage under one key, shared by the shop's tabs. */
function browserKeeper(key: string): Keeper {
  return {
    read: () => window.localStorage.getItem(key),
    write: (text) => window.localStorage.setItem(key, text),
    watch(onChange) {
      window.addEventListener('storage', (event) => {
        // The key is null when the whole storage was cleared.
        if (event.key === key || event.key === null) onChange();
      });
      // A page restored from the back/forward cache has missed changes by other tabs.
      window.addEventListener('pageshow', (event) => {
        if (event.persisted) onChange();
      });
    },
  };
}

/** For the server, which must not keep state of one visitor for the next. */
const noKeeper: Keeper = { read: () => null, write: () => {}, watch: () => {} };

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
