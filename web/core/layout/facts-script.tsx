import { use } from 'react';
import type { ShopFacts } from '#contract/core/shop/shop-facts.ts';
import { PageNonce } from './theme.tsx';
import { WrittenFacts } from './written-facts.tsx';

declare global {
  interface Window {
    /** What the page knows of the shop, from the server that rendered it. */
    readonly shopFacts: ShopFacts;
  }
}

/** The script that tells the page's other scripts what everybody may know of the shop. */
export function ShopFactsScript() {
  const nonce = use(PageNonce);
  if (import.meta.env.SSR) return <WrittenFacts nonce={nonce} />;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {' '}
    </script>
  );
}
