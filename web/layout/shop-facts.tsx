import { use } from 'react';
import { shop } from '#contract/shop.ts';
import type { ShopFacts } from '#contract/shop-facts.ts';
import { PageNonce } from './theme.tsx';

declare global {
  interface Window {
    /** What the page knows of the shop, from the server that rendered it. */
    readonly shopFacts: ShopFacts;
  }
}

/** The script that tells the page's other scripts what everybody may know of the shop. */
export function ShopFactsScript() {
  const nonce = use(PageNonce);
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {/* A text of the owner must not end the element. */}
      {import.meta.env.SSR ? `window.shopFacts=${JSON.stringify(shop()).replaceAll('<', String.raw`\u003c`)}` : ' '}
    </script>
  );
}
