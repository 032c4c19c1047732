import type { AttributeFacet } from '#contract/goods/attributes/attribute-shown.ts';
import { rangeKeys } from '#contract/goods/attributes/attribute-range.ts';
import { ownLang } from '#web/core/links/own-lang.ts';
import { FacetLinks } from './facet-links.tsx';
import { FilterSection } from './filter-section.tsx';
import { RangeFilter } from './range-filter.tsx';

type AttributeFiltersProps = { readonly query: URLSearchParams; readonly attributes: readonly AttributeFacet[] };

/** The filters by what the owner says of products: a group for each attribute, open once it is used. */
export function AttributeFilters({ query, attributes }: AttributeFiltersProps) {
  return attributes
    .filter(({ values }) => values.length > 0)
    .map(({ slug, name, shownName = name, range, values }) => (
      <FilterSection
        key={slug}
        title={shownName}
        open={[slug, ...Object.values(rangeKeys(slug))].some((key) => query.has(key))}
      >
        <FacetLinks
          name={shownName}
          facet={slug}
          look="list"
          query={query}
          values={values.map(({ isOwn, ...value }) => ({ ...value, lang: isOwn ? ownLang() : undefined }))}
        />
        {range && <RangeFilter query={query} name={shownName} slug={slug} range={range} />}
      </FilterSection>
    ));
}
