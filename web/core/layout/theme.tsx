import { createContext, use } from 'react';
import { UNSAFE_DataRouterStateContext as DataRouterStateContext } from 'react-router';
import { shop } from '#contract/core/shop/shop.ts';
import type { Typefaces } from '#contract/core/shop/look.ts';
import { backOfficeFrame, specimensPage } from '../hydration/start-files.ts';
import { lookStyle } from './look-style.ts';
import shopStyles from './shop-theme.css?inline';
import wholeStyles from './whole-theme.css?inline';
import stylesheet from './whole-theme.css?url';
import { typefaces } from './typefaces.ts';

/** The key of localStorage that says that the browser has loaded the fonts before. */
const knownKey = 'percha-faces';

/** How long the first paint waits for the fonts, in ms: on a first visit, and if they are in the browser's cache. */
const waits = { first: 300, again: 1000 } as const;

/** The nonce of the page that is being rendered; undefined in the browser, which needs none. */
export const PageNonce = createContext<string | undefined>(undefined);

/**
 * The style sheet is inlined in the page, so that the first paint waits for no second request. The browser keeps the
 * element that the server rendered (React identifies it by its `href`), so the client's scripts do not contain the
 * rules again. The owner's colours and faces are at its end. A page of the back office has the rules of all pages, because it
 * leads to the shop's without a new document; the way back always makes one (web/core/requests/elsewhere.ts).
 */
export function Theme() {
  const nonce = use(PageNonce);
  if (import.meta.env.DEV) {
    return (
      <>
        <link rel="stylesheet" href={stylesheet} precedence="shop" />
        <style href="look" precedence="look" nonce={nonce}>
          {import.meta.env.SSR ? lookStyle(shop().look) : ''}
        </style>
      </>
    );
  }
  return (
    <style href="theme" precedence="shop" nonce={nonce}>
      {import.meta.env.SSR
        ? [hasWholeStyle() ? wholeStyles : shopStyles, lookStyle(shop().look)].filter(Boolean).join('\n')
        : ''}
    </style>
  );
}

/** True if the page is one of the back office, or shows its components. */
function hasWholeStyle(): boolean {
  const matches = use(DataRouterStateContext)?.matches ?? [];
  return matches.some(({ route }) => route.id === backOfficeFrame || route.id === specimensPage);
}

/** The script that decides about the page's fonts. It stands after the style sheet, which names them. */
export function Faces() {
  const nonce = use(PageNonce);
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {import.meta.env.SSR ? facesScript(shop().look.typefaces) : ''}
    </script>
  );
}

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
function facesScript(pair: Typefaces): string {
  const { sans, display } = typefaces[pair];
  const fonts = [sans, display].map(({ family }) => `400 1em "${family}"`);
  const key = pair === 'editorial' ? knownKey : `${knownKey}-${pair}`;
  const given = JSON.stringify([fonts, key, waits.first, waits.again]);
  return `(${chooseFaces.toString()})(...${given})`;
}
