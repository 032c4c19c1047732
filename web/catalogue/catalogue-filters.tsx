import type { CataloguePage } from '#contract/catalogue.ts';
import { countWords, formatCount } from '#contract/price-words.ts';
import { LinkButton } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { filterKeys, resetAddress } from './catalogue-address.ts';
import { CategoryFilter } from './category-filter.tsx';
import { CatalogueSearch } from './catalogue-search.tsx';
import { ColourSwatch } from './colour-swatch.tsx';
import { FacetLinks } from './facet-links.tsx';
import { FilterGroup, Several } from './filter-group.tsx';
import { GenderFilter } from './gender-filter.tsx';
import { FilterSelect } from './filter-select.tsx';
import { PriceFilter } from './price-filter.tsx';
import { bySize } from './size-order.ts';

type CatalogueFiltersProps = {
  readonly query: URLSearchParams;
  readonly facets: CataloguePage['facets'];
  readonly total: number;
};

const sheetId = 'filtros';

const orders = [
  { value: 'price-desc', words: 'Mayor precio' },
  { value: 'price-asc', words: 'Menor precio' },
];

/**
 * Search, order and filters: a rail beside the goods, on narrow screens a sheet from below that stays open while one
 * chooses. Every choice is an address, so all of it but the three selects works before its code arrives.
 */
export function CatalogueFilters({ query, facets, total }: CatalogueFiltersProps) {
  const active = filterKeys.filter((key) => key !== 'search').flatMap((key) => query.getAll(key)).length;
  return (
    <section aria-label="Filtros" className="grid content-start gap-6">
      <CatalogueSearch key={query.get('search')} query={query} />
      <button
        type="button"
        popoverTarget={sheetId}
        className="flex min-h-11 items-center justify-between border-y border-line text-small lg:hidden"
      >
        Filtrar y ordenar{active > 0 && ` (${active})`}
        <span aria-hidden="true">+</span>
      </button>
      <div
        id={sheetId}
        popover="auto"
        data-stays
        className="slide-up fixed inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none flex-col bg-paper shadow-lift open-flex lg:static lg:flex lg:max-h-none lg:translate-y-0 lg:bg-transparent lg:opacity-100 lg:shadow-none"
      >
        <div className="flex flex-none items-center justify-between border-b border-line py-1 pr-1 pl-6 lg:hidden">
          <h2 className="font-display text-title">Filtrar y ordenar</h2>
          <IconButton label="Cerrar" icon="close" popoverTarget={sheetId} popoverTargetAction="hide" />
        </div>
        <div className="grid gap-7 overflow-y-auto overscroll-contain px-6 py-5 lg:overflow-visible lg:p-0">
          <FilterSelect label="Precio" name="order" query={query} none="Novedades" options={orders} />
          <GenderFilter query={query} counts={facets.genders} />
          <CategoryFilter query={query} categories={facets.categories} />
          <FilterGroup>
            <FilterSelect
              label="Marca"
              name="brand"
              query={query}
              none="Todas"
              options={facets.brands.map(({ value, count }) => ({ value, words: `${value} (${formatCount(count)})` }))}
            />
            <Several>
              <FacetLinks name="Marcas" facet="brand" look="list" query={query} values={facets.brands} />
            </Several>
          </FilterGroup>
          {facets.sizes.length > 0 && (
            <FilterGroup title="Talle">
              <FacetLinks
                name="Talles"
                facet="size"
                query={query}
                values={facets.sizes.toSorted((a, b) => bySize(a.value, b.value))}
              />
            </FilterGroup>
          )}
          {facets.colors.length > 0 && (
            <FilterGroup title="Color">
              <FacetLinks
                name="Colores"
                facet="color"
                query={query}
                values={facets.colors.map((color) => ({ ...color, sign: <ColourSwatch name={color.value} /> }))}
              />
            </FilterGroup>
          )}
          {facets.offers > 0 && (
            <FacetLinks
              name="Ofertas"
              facet="offers"
              look="list"
              query={query}
              values={[{ value: 'true', count: facets.offers, words: 'En oferta' }]}
            />
          )}
          <PriceFilter query={query} range={facets.price} />
          <LinkButton
            to={resetAddress(query)}
            tone="quiet"
            size="small"
            preventScrollReset
            className="justify-self-start px-0!"
          >
            Quitar filtros
          </LinkButton>
        </div>
        <div className="flex-none border-t border-line px-6 py-4 lg:hidden">
          <button
            type="button"
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            className="min-h-12 w-full rounded-soft bg-ink text-small font-medium text-sheet"
          >
            Ver {countWords(total, 'producto', 'productos')}
          </button>
        </div>
      </div>
    </section>
  );
}
