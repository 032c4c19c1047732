import { t } from '#messages/messages.ts';
import type { CataloguePage } from '#contract/goods/products.ts';
import { formatWholePrice } from '#contract/core/money/price-words.ts';
import { priceKeys } from './catalogue-address.ts';
import { FromToFilter } from './from-to-filter.tsx';
import type { PriceTrouble } from './price-range.ts';

type PriceFilterProps = {
  readonly query: URLSearchParams;
  readonly range: CataloguePage['facets']['price'];
  readonly trouble: PriceTrouble | undefined;
};

/** Filters by a minimum and a maximum price. */
export function PriceFilter({ query, range, trouble }: PriceFilterProps) {
  return (
    <FromToFilter
      query={query}
      name={t('catalogue.price')}
      keys={priceKeys}
      hints={range ? [formatWholePrice(range.min), formatWholePrice(range.max)] : [undefined, undefined]}
      trouble={trouble && { ...trouble, words: t('catalogue.allPricesShown', { trouble: trouble.words }) }}
      apply={t('catalogue.applyPrices')}
    />
  );
}
