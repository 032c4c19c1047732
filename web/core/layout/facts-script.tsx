import { use } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { ShopFacts } from '#contract/core/shop/shop-facts.ts';
import { departments, shownDepartments } from '#contract/core/shop/present-departments.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { PageNonce } from './theme.tsx';
import { useSessionUser } from '../session/session-user.ts';

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

/** The script as the server writes it; browsers never load this code. */
function WrittenFacts({ nonce }: { readonly nonce: string | undefined }) {
  // A text of the owner must not end the element.
  const facts = JSON.stringify(useShownFacts()).replaceAll('<', String.raw`\u003c`);
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {`window.shopFacts=${facts}`}
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
  // Null for the public of a shop that was never open (frames/menu-data.ts).
  const frame = useRouteLoaderData<object | null>('frames/shop-frame');
  const user = useSessionUser();
  const isStaff = user !== null && user.rol !== 'client';
  // Hidden departments are the back office's business.
  const isDesk = useRouteLoaderData<object | null>('frames/admin-frame') !== undefined;
  const isKnown = shop().isOpen || isStaff || Boolean(frame);
  const facts = { ...shop(), departments: isDesk ? departments() : shownDepartments() };
  return isKnown ? facts : { ...facts, ...seller };
}
