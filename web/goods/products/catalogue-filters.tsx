import { t } from '#messages/messages.ts';
import type { CataloguePage } from '#contract/goods/products.ts';
import { formatCount } from '#contract/core/money/price-words.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { AttributeFilters } from './attribute-filters.tsx';
import { resetAddress } from './catalogue-address.ts';
import { CategoryFilter } from './category-filter.tsx';
import { CatalogueSearch } from './catalogue-search.tsx';
import { FacetLinks } from './facet-links.tsx';
import { FilterGroup, Several } from './filter-group.tsx';
import { FilterSection } from './filter-section.tsx';
import { GenderFilter } from './gender-filter.tsx';
import { FilterSelect } from './filter-select.tsx';
import { OrderSelect } from './order-select.tsx';
import { PriceFilter } from './price-filter.tsx';
import type { RangeTroubles } from './number-range.ts';
import type { PriceTrouble } from './price-range.ts';
import { sizeGroups } from './size-groups.ts';
import { ownLang } from '#web/core/links/own-lang.ts';

type CatalogueFiltersProps = {
  readonly query: URLSearchParams;
  readonly page: CataloguePage;
  readonly trouble: PriceTrouble | undefined;
  /** What is wrong with ranges of attributes. */
  readonly ranges: RangeTroubles;
};

const sheetId = 'filtros';

type FiltersButtonProps = {
  readonly total: number;
  /** The number of active filters. */
  readonly active: number;
};

/** On narrow screens, opens the filters. It says how many are active, and how many products there are. */
export function FiltersButton({ total, active }: FiltersButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={sheetId}
      className="min-h-11 flex-none text-small underline-offset-4 hover:underline lg:hidden"
    >
      {t('catalogue.filterAndSort')}
      {active > 0 && ` (${active})`} · {t('catalogue.products', { count: total, shown: formatCount(total) })}
    </button>
  );
}

/**
 * Search and filters: beside the products, or on narrow screens in a sheet that stays open while filters are chosen.
 * Every choice is a link, so everything except the selects works before hydration.
 */
export function CatalogueFilters({ query, page: { facets, total }, trouble, ranges }: CatalogueFiltersProps) {
  const isUsed = (key: string, values: readonly { readonly value: string }[]) =>
    values.some(({ value }) => query.getAll(key).includes(value));
  return (
    <section aria-label={t('catalogue.filters')}>
      <div
        id={sheetId}
        popover="auto"
        data-stays
        className="slide-up fixed inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none flex-col bg-paper shadow-lift open-flex lg:static lg:flex lg:max-h-none lg:translate-y-0 lg:bg-transparent lg:opacity-100 lg:shadow-none"
      >
        <div className="flex flex-none items-center justify-between border-b border-line py-1 pr-1 pl-6 lg:hidden">
          <h2 className="font-display text-title">{t('catalogue.filterAndSort')}</h2>
          <IconButton label={t('ui.close')} icon="close" popoverTarget={sheetId} popoverTargetAction="hide" />
        </div>
        <div className="grid content-start gap-6 overflow-y-auto overscroll-contain px-6 py-5 lg:overflow-visible lg:p-0">
          <CatalogueSearch key={query.get('search')} query={query} />
          <OrderSelect query={query} className="lg:hidden" />
          <GenderFilter query={query} counts={facets.genders} />
          <CategoryFilter query={query} categories={facets.categories} />
          <FilterGroup>
            <FilterSelect
              label={t('catalogue.brand')}
              name="brand"
              query={query}
              none={t('catalogue.allOfThem')}
              options={facets.brands.map(({ value, count }) => ({ value, words: `${value} (${formatCount(count)})` }))}
            />
            <Several>
              <FacetLinks name={t('catalogue.brands')} facet="brand" look="list" query={query} values={facets.brands} />
            </Several>
          </FilterGroup>
          <div className="border-b border-line">
            {sizeGroups(facets.sizes).map(({ title, sizes }, at) => (
              <FilterSection key={title} title={title} open={at === 0 || isUsed('size', sizes)}>
                <FacetLinks name={title} facet="size" query={query} values={sizes} />
              </FilterSection>
            ))}
            {facets.colors.length > 0 && (
              <FilterSection title={t('catalogue.color')} open>
                <FacetLinks
                  name={t('catalogue.colors')}
                  facet="color"
                  look="swatches"
                  query={query}
                  values={facets.colors.map((one) => ({ ...one, lang: one.words ? undefined : ownLang() }))}
                />
              </FilterSection>
            )}
            <AttributeFilters query={query} attributes={facets.attributes} troubles={ranges} />
            {facets.offers > 0 && (
              <FilterSection title={t('catalogue.offers')} open={query.has('offers')}>
                <FacetLinks
                  name={t('catalogue.offers')}
                  facet="offers"
                  look="list"
                  query={query}
                  values={[{ value: 'true', count: facets.offers, words: t('catalogue.onOffer') }]}
                />
              </FilterSection>
            )}
            <FilterSection title={t('catalogue.price')} open>
              <PriceFilter query={query} range={facets.price} trouble={trouble} />
            </FilterSection>
          </div>
          <LinkButton
            to={resetAddress(query)}
            tone="quiet"
            size="small"
            preventScrollReset
            className="justify-self-start px-0!"
          >
            {t('catalogue.removeFilters')}
          </LinkButton>
        </div>
        <div className="flex-none border-t border-line px-6 py-4 lg:hidden">
          <button
            type="button"
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            className="min-h-12 w-full rounded-soft bg-ink text-small font-medium text-sheet"
          >
            {t('catalogue.showProducts', { count: total, shown: formatCount(total) })}
          </button>
        </div>
      </div>
    </section>
  );
}
