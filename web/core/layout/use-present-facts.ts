import { useRouteLoaderData } from 'react-router';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import type { ShopFacts } from '#contract/core/shop/shop-facts.ts';

/**
 * Makes what the page knows of the shop what the back office was told last, before anything is rendered by it, the page's head
 * included. The words of another language are in other files of scripts: for them the frame loads the page anew.
 */
export function usePresentFacts(): void {
  const desk = useRouteLoaderData<{ readonly facts: ShopFacts } | null>('frames/admin-frame');
  if (!import.meta.env.SSR && desk?.facts.language === shop().language) setShop(desk.facts);
}
