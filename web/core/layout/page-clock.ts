/*
 * Stands for contract/core/time/shop-clock.ts in the browser's build (scripts/front-build/page-facts.ts). Pages get the times of the shop
 * as texts: an old browser has old rules of its zone, or does not know it.
 */

/** Returns a time in UTC. */
export function shopMoment(at: Date): string {
  return at.toISOString().replace('Z', '+00:00');
}
