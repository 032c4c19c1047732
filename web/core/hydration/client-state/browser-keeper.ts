import type { Keeper } from './persisted.ts';

/** Returns a keeper that stores the state in localStorage under one key, shared by the shop's tabs. */
export function browserKeeper(key: string): Keeper {
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
export const noKeeper: Keeper = { read: () => null, write: () => {}, watch: () => {} };
