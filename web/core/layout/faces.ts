import type { Typefaces } from '#contract/core/shop/look.ts';
import { typefaces } from './typefaces.ts';

/** The key of localStorage that says that the browser has loaded the fonts before. */
const knownKey = 'percha-faces';

/** How long the first paint waits for the fonts, in ms: on a first visit, and if they are in the browser's cache. */
const waits = { first: 300, again: 1000 } as const;

/**
 * Decides before the first paint whether the page has the shop's fonts: both or neither, until another page takes its
 * place (use-late-faces.ts). It runs in the browser as it is written here, so it uses nothing from outside.
 */
function chooseFaces(faces: readonly string[], key: string, firstMs: number, againMs: number) {
  const root = document.documentElement;
  let isKnown = false;
  try {
    isKnown = localStorage.getItem(key) !== null;
  } catch {
    // A browser that stores nothing has a first visit each time.
  }
  root.toggleAttribute('data-faces-awaited', true);
  let isOver = false;
  const end = (areThere: boolean) => {
    if (isOver) return;
    isOver = true;
    root.toggleAttribute('data-faces', areThere);
    root.toggleAttribute('data-faces-awaited', false);
  };
  setTimeout(() => end(false), isKnown ? againMs : firstMs);
  void Promise.all(faces.map((face) => document.fonts.load(face))).then(
    (loaded) => {
      const areThere = loaded.every(({ length }) => length > 0);
      const isLate = isOver;
      end(areThere);
      if (!areThere) return;
      root.toggleAttribute('data-faces-late', isLate);
      try {
        localStorage.setItem(key, '');
      } catch {
        // As above.
      }
    },
    () => end(false),
  );
}

/** Returns the script that a page runs in its head, after its style sheet. A function, so that browsers do not load it. */
export function facesScript(pair: Typefaces): string {
  const { sans, display } = typefaces[pair];
  const fonts = [sans, display].map(({ family }) => `400 1em "${family}"`);
  const key = pair === 'editorial' ? knownKey : `${knownKey}-${pair}`;
  const given = JSON.stringify([fonts, key, waits.first, waits.again]);
  return `(${chooseFaces.toString()})(...${given})`;
}
