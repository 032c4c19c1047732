import { createContext, use } from 'react';
import { shop } from '#contract/shop.ts';
import { facesScript } from './faces.ts';
import { lookStyle } from './look-style.ts';
import styles from './theme.css?inline';
import stylesheet from './theme.css?url';

/** The nonce of the page that is being rendered; undefined in the browser, which needs none. */
export const PageNonce = createContext<string | undefined>(undefined);

/**
 * The style sheet is inlined in the page, so that the first paint waits for no second request. The browser keeps the
 * element that the server rendered (React identifies it by its `href`), so the client's scripts do not contain the
 * rules again. The owner's colours and faces are at its end.
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
      {import.meta.env.SSR ? [styles, lookStyle(shop().look)].filter(Boolean).join('\n') : ''}
    </style>
  );
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
