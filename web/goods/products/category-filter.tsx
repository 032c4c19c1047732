import { t } from '#messages/messages.ts';
import type { CataloguePage } from '#contract/goods/products.ts';
import { formatCount } from '#contract/core/money/price-words.ts';
import { departmentName, shownDepartments, spokenDepartment } from '#contract/core/shop/present-departments.ts';
import { FacetLinks } from './facet-links.tsx';
import { FilterGroup, Several } from './filter-group.tsx';
import { FilterSelect } from './filter-select.tsx';
import { genderIn } from './gender-words.ts';
import { nestedTitle } from '#web/core/ui/nested-title.ts';
import { langOf } from '#web/core/links/own-lang.ts';

type Categories = CataloguePage['facets']['categories'];

type CategoryFilterProps = { readonly query: URLSearchParams; readonly categories: Categories };

/** The categories with products: those of the chosen gender, else of all, grouped by department. */
export function CategoryFilter({ query, categories }: CategoryFilterProps) {
  const isGrouped = genderIn(query) === undefined;
  const groups = shownDepartments().flatMap(({ id: gender }) => {
    const members = categories.filter(({ genre }) => genre === gender);
    return members.length > 0 ? [{ gender, members }] : [];
  });
  return (
    <FilterGroup>
      <FilterSelect
        label={t('catalogue.category')}
        name="category"
        query={query}
        none={t('catalogue.allOfThem')}
        options={groups.flatMap(({ gender, members }) =>
          members.map((one) => ({
            value: String(one.id),
            words: `${nestedTitle(one)} (${formatCount(one.count)})`,
            lang: langOf(one, 'title'),
            ...(isGrouped && { group: departmentName(gender) }),
          })),
        )}
      />
      <Several>
        {groups.map(({ gender, members }) => (
          <FilterGroup key={gender} {...(isGrouped && { title: departmentName(gender) })}>
            <FacetLinks
              name={t('catalogue.categoriesOf', spokenDepartment(isGrouped ? gender : undefined))}
              facet="category"
              look="list"
              query={query}
              values={members.map((one) => ({
                value: String(one.id),
                words: one.title,
                isBelow: Boolean(one.parentId),
                lang: langOf(one, 'title'),
                count: one.count,
              }))}
            />
          </FilterGroup>
        ))}
      </Several>
    </FilterGroup>
  );
}
