import { createContext, use } from 'react';
import styles from './theme.css?inline';
import stylesheet from './theme.css?url';

/** The nonce of the page that is being rendered; the client has none and needs none. */
export const PageNonce = createContext<string | undefined>(undefined);

/**
 * The style sheet stands in the page itself, so that the first paint waits for no second request. The browser keeps the
 * element that the server wrote (React knows it by its `href`), so the client's scripts do not carry the rules again.
 */
export function Theme() {
  const nonce = use(PageNonce);
  if (import.meta.env.DEV) return <link rel="stylesheet" href={stylesheet} precedence="shop" />;
  return (
    <style href="theme" precedence="shop" nonce={nonce}>
      {import.meta.env.SSR ? styles : ''}
    </style>
  );
}
