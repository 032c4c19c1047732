import { ShopError } from '#contract/core/protocol/errors.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { KeptTaxData, TaxData } from '#contract/people/tax-data/tax-data.ts';
import type { Context } from '#server/core/context/context.ts';

/**
 * Returns what a buyer gives for a tax document as it is kept with the order; undefined for none. Throws `tax_data_needed` where the
 * owner asks it of everybody, `documents_not_offered` where nobody is asked.
 */
export function givenTaxData(
  { ownerSettings }: Pick<Context, 'ownerSettings'>,
  given: TaxData | null | undefined,
): KeptTaxData | undefined {
  const { taxDocuments } = ownerSettings.current().selling;
  if (!given && taxDocuments === 'must') throw new ShopError('tax_data_needed');
  if (!given) return undefined;
  if (taxDocuments === 'no') throw new ShopError('documents_not_offered');
  return { country: shop().country.code, ...given };
}
