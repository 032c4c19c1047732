import { t } from '#messages/messages.ts';
import type { CataloguePage } from '#contract/goods/products.ts';
import { departmentKey, departmentName, departmentWord, isOfTwo } from '#contract/core/shop/present-departments.ts';
import { FacetLinks } from './facet-links.tsx';
import { FilterGroup } from './filter-group.tsx';
import { genderIn } from './gender-words.ts';

type GenderFilterProps = { readonly query: URLSearchParams; readonly counts: CataloguePage['facets']['genders'] };

/** Filters by one gender or none. The chosen one can always be removed, even without products. */
export function GenderFilter({ query, counts }: GenderFilterProps) {
  const chosen = genderIn(query);
  const isChosenEmpty = chosen !== undefined && chosen !== 'unknown' && counts.every(({ value }) => value !== chosen);
  const all = isChosenEmpty ? [...counts, { value: chosen, count: 0 }] : counts;
  if (all.length === 0) return null;
  return (
    <FilterGroup title={departmentWord()}>
      <FacetLinks
        name={isOfTwo() ? t('catalogue.genders') : t('departments.title')}
        facet="gender"
        look="list"
        query={query}
        values={all.map(({ value, count }) => ({ value: departmentKey(value), words: departmentName(value), count }))}
      />
    </FilterGroup>
  );
}
