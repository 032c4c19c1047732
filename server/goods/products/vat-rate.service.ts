import { t } from '#messages/messages.ts';
import { presentCountry } from '#contract/core/countries/countries.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shop } from '#contract/core/shop/shop.ts';

/**
 * Returns the rate of the value added tax of a product, in percent: its own one, or the usual one of the shop's country. A rate that
 * the country does not have, as after a move of the shop, counts as the usual one; a seller who charges no tax has 0.
 */
export function vatRateOf(own: number | null): number {
  return ownVat(own) ?? shop().vatPercent;
}

/** Returns the own rate of a product where it is another than the usual one; else null. */
export function ownVat(own: number | null): number | null {
  const { vatPercent } = shop();
  return own !== null && vatPercent !== 0 && own !== vatPercent && isRate(own) ? own : null;
}

/** Returns a rate as it is stored: null for the usual one, and undefined for what was not given. Throws `invalid` for another country's. */
export function vatGiven(given: number | null | undefined): number | null | undefined {
  if (given === undefined || given === null) return given;
  if (!isRate(given)) {
    throw new ShopError('invalid', {}, [{ path: 'vatPercent', message: t('product-rules.noSuchVat') }]);
  }
  return vatStored(given);
}

/** Returns a rate as it is stored, without a look at whether the country has it. */
export function vatStored<Rate extends number | null | undefined>(rate: Rate): Rate | null {
  return rate === presentCountry().vat.usual ? null : rate;
}

/** True for a rate that the shop's country has. */
export function isRate(percent: number): boolean {
  return presentCountry().vat.rates.some((rate) => rate.percent === percent);
}
