import type { AttributeFacet } from '#contract/goods/attributes/attribute-shown.ts';
import { ownLang } from '#web/core/links/own-lang.ts';
import { FacetLinks } from './facet-links.tsx';
import { FilterSection } from './filter-section.tsx';

type AttributeFiltersProps = { readonly query: URLSearchParams; readonly attributes: readonly AttributeFacet[] };

/** The filters by what the owner says of products: a group for each attribute, open once it is used. */
export function AttributeFilters({ query, attributes }: AttributeFiltersProps) {
  return attributes
    .filter(({ values }) => values.length > 0)
    .map(({ slug, name, shownName = name, values }) => (
      <FilterSection key={slug} title={shownName} open={query.has(slug)}>
        <FacetLinks
          name={shownName}
          facet={slug}
          look="list"
          query={query}
          values={values.map(({ isOwn, ...value }) => ({ ...value, lang: isOwn ? ownLang() : undefined }))}
        />
      </FilterSection>
    ));
}
