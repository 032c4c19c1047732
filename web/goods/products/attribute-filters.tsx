import { t } from '#messages/messages.ts';
import type { AttributeFacet } from '#contract/goods/attributes/attribute-shown.ts';
import { rangeKeys } from '#contract/goods/attributes/attribute-range.ts';
import { ownLang } from '#web/core/links/own-lang.ts';
import { FacetLinks } from './facet-links.tsx';
import { FilterSection } from './filter-section.tsx';
import { FromToFilter } from './from-to-filter.tsx';
import type { RangeTroubles } from './number-range.ts';

type AttributeFiltersProps = {
  readonly query: URLSearchParams;
  readonly attributes: readonly AttributeFacet[];
  readonly troubles: RangeTroubles;
};

/** The filters by what the owner says of products: a group for each attribute, open once it is used. Numbers have a range, too. */
export function AttributeFilters({ query, attributes, troubles }: AttributeFiltersProps) {
  return attributes
    .filter(({ values }) => values.length > 0)
    .map(({ slug, name, shownName = name, range, values }) => {
      const { min, max } = rangeKeys(slug);
      return (
        <FilterSection key={slug} title={shownName} open={[slug, min, max].some((key) => query.has(key))}>
          <div className="grid gap-3">
            <FacetLinks
              name={shownName}
              facet={slug}
              look="list"
              query={query}
              values={values.map(({ isOwn, ...value }) => ({ ...value, lang: isOwn ? ownLang() : undefined }))}
            />
            {range && (
              <FromToFilter
                query={query}
                name={shownName}
                keys={[min, max]}
                hints={[values[0]?.words, values.at(-1)?.words]}
                trouble={troubles[slug]}
                apply={t('catalogue.applyRange')}
              />
            )}
          </div>
        </FilterSection>
      );
    });
}
