import type { CataloguePage } from '#contract/catalogue.ts';
import { fromDecimal } from '#contract/money.ts';
import { formatPrice } from '#contract/price-words.ts';
import { Chip } from '../ui/chip.tsx';
import { addressWithout, filterKeys } from './catalogue-address.ts';

type ActiveFiltersProps = { readonly query: URLSearchParams; readonly facets: CataloguePage['facets'] };

/** What narrows the catalogue, each to be taken away. */
export function ActiveFilters({ query, facets }: ActiveFiltersProps) {
  const active = filterKeys.flatMap((key) => query.getAll(key).map((value) => ({ key, value })));
  if (active.length === 0) return null;
  return (
    <ul aria-label="Filtros activos" className="mb-6 flex flex-wrap gap-2">
      {active.map(({ key, value }) => (
        <li key={`${key} ${value}`}>
          <Chip to={addressWithout(query, key, value)} preventScrollReset>
            {filterWords(key, value, facets)}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

function filterWords(key: string, value: string, facets: CataloguePage['facets']): string {
  if (key === 'category') return facets.categories.find(({ id }) => String(id) === value)?.title ?? 'Categoría';
  if (key === 'offers') return 'Ofertas';
  if (key === 'minPrice') return `Desde ${priceWords(value)}`;
  if (key === 'maxPrice') return `Hasta ${priceWords(value)}`;
  return value;
}

function priceWords(pesos: string): string {
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(pesos) ? formatPrice(fromDecimal(Number(pesos))) : '…';
}
