import { createContext, use } from 'react';
import { UNSAFE_DataRouterStateContext as DataRouterStateContext } from 'react-router';
import { shop } from '#contract/core/shop/shop.ts';
import { backOfficeFrame } from '../hydration/start-files.ts';
import { facesScript } from './faces.ts';
import { lookStyle } from './look-style.ts';
import shopStyles from './shop-theme.css?inline';
import wholeStyles from './whole-theme.css?inline';
import stylesheet from './whole-theme.css?url';

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
        ? [isBackOffice() ? wholeStyles : shopStyles, lookStyle(shop().look)].filter(Boolean).join('\n')
        : ''}
    </style>
  );
}

/** True if the page is one of the back office. */
function isBackOffice(): boolean {
  return use(DataRouterStateContext)?.matches.some(({ route }) => route.id === backOfficeFrame) === true;
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
