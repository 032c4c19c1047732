import { firstFacts } from './first-facts.ts';
import type { ShopFacts } from './shop-facts.ts';

let present: ShopFacts = firstFacts;

/**
 * Returns what everybody may know of the shop. One process serves one shop and one page shows one, so there is one value
 * in each: the server sets it when the settings are read or change, the browser has it from the page.
 */
export function shop(): ShopFacts {
  return present;
}

/** Sets what `shop` returns. */
export function setShop(facts: ShopFacts): void {
  present = facts;
}

/** Returns who sells, in one line: 'Percha S.A. · CUIT 30-71234567-1'; empty if it is not set. */
export function sellerLine(): string {
  return [present.company, present.taxId].filter((part) => part !== null).join(' · ');
}
