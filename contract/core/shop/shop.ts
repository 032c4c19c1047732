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

/** Returns who sells, in one line, the name and the tax id; empty if it is not set. */
export function sellerLine(): string {
  return [present.company, present.taxId].filter((part) => part !== null).join(' · ');
}
