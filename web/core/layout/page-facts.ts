/*
 * Stands for contract/core/shop/first-facts.ts in the browser's build (scripts/front-build/page-facts.ts): the page says what the
 * shop is before its scripts run (shop-facts.tsx).
 */
export const firstFacts = window.shopFacts;
