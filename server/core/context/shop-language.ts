import { shop } from '#contract/core/shop/shop.ts';
import { inLanguage } from './request-language.ts';

/**
 * Runs `work` so that all it says is in the shop's own language, whoever asks: for what is printed, sent or stored, which
 * others read later.
 */
export function inShopLanguage<T>(work: () => T): T {
  return inLanguage(shop().language, work);
}
