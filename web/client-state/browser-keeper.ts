import type { Keeper } from './persisted.ts';

/** Keeps the state in this browser's storage, under one key, shared by the tabs of the shop. */
export function browserKeeper(key: string): Keeper {
  return {
    read: () => window.localStorage.getItem(key),
    write: (text) => window.localStorage.setItem(key, text),
    watch(onChange) {
      window.addEventListener('storage', (event) => {
        // The key is null when everything was cleared.
        if (event.key === key || event.key === null) onChange();
      });
      // A page that comes back from the history cache has missed what other tabs did meanwhile.
      window.addEventListener('pageshow', (event) => {
        if (event.persisted) onChange();
      });
    },
  };
}

/** For the server, which must not remember anything from one visitor to the next. */
export const noKeeper: Keeper = { read: () => null, write: () => {}, watch: () => {} };
