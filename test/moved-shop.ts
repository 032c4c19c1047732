import { countryOf } from '#contract/countries/countries.ts';
import { factsOf } from '#contract/countries/country.ts';
import type { CountryCode } from '#contract/countries/country.ts';
import { setShop, shop } from '#contract/shop.ts';

/**
 * Moves the process's shop to another country, with the wide rules for products: the specified ones are of pesos of Argentina. Returns a function that moves it back, which the test must call: the files of
 * a worker share the module.
 */
export function moveShop(code: CountryCode): () => void {
  const before = shop();
  setShop({ ...before, productRules: 'wide', country: factsOf(countryOf(code)) });
  return () => setShop(before);
}
