import { use } from 'react';
import { useRouteLoaderData } from 'react-router';
import { shop } from '#contract/shop.ts';
import type { ShopFacts } from '#contract/shop-facts.ts';
import { useSessionUser } from '../session/session-user.ts';
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
  const facts = useShownFacts();
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {/* A text of the owner must not end the element. */}
      {import.meta.env.SSR ? `window.shopFacts=${JSON.stringify(facts).replaceAll('<', String.raw`\u003c`)}` : ' '}
    </script>
  );
}

/** Who the seller is, and how to reach it. */
const seller = {
  description: null,
  motto: null,
  company: null,
  taxId: null,
  address: null,
  contact: { email: null, phone: null, whatsApp: null, networks: [] },
} satisfies Partial<ShopFacts>;

/** What the present visitor may know of the shop: of one that was never open, the public knows no seller. */
function useShownFacts(): ShopFacts {
  const frame = useRouteLoaderData<{ readonly isHidden: boolean }>('frames/shop-frame');
  const isAdmin = useSessionUser()?.rol === 'admin';
  const isKnown = shop().isOpen || isAdmin || frame?.isHidden === false;
  return isKnown ? shop() : { ...shop(), ...seller };
}
