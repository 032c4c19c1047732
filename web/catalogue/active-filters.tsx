import type { CataloguePage } from '#contract/catalogue.ts';
import { formatPrice, parsePrice } from '#contract/price-words.ts';
import { Chip } from '../ui/chip.tsx';
import { addressWithout, filterKeys } from './catalogue-address.ts';
import { genderName } from './gender-words.ts';
import { priceKeys, readPrices } from './price-range.ts';

type ActiveFiltersProps = { readonly query: URLSearchParams; readonly facets: CataloguePage['facets'] };

/** What narrows the catalogue, each to be taken away. */
export function ActiveFilters({ query, facets }: ActiveFiltersProps) {
  const narrowing = filterKeys.filter((key) => !hasTrouble(query) || !isPriceKey(key));
  const active = narrowing.flatMap((key) => query.getAll(key).map((value) => ({ key, value })));
  if (active.length === 0) return null;
  // Alone the gender is the page's own subject; beside others it is one of them.
  const gender = query.getAll('gender').map((value) => ({ key: 'gender', value }));
  return (
    <ul aria-label="Filtros activos" className="mb-6 flex flex-wrap gap-2">
      {[...gender, ...active].map(({ key, value }) => (
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
  if (key === 'gender') return value.toLowerCase() === 'men' ? genderName.men : genderName.women;
  if (key === 'offers') return 'Ofertas';
  if (key === 'minPrice') return `Desde ${priceWords(value)}`;
  if (key === 'maxPrice') return `Hasta ${priceWords(value)}`;
  return value;
}

function priceWords(typed: string): string {
  const price = parsePrice(typed);
  return price === undefined ? typed : formatPrice(price);
}

const hasTrouble = (query: URLSearchParams) => readPrices(query).trouble !== undefined;

const isPriceKey = (key: string) => priceKeys.some((one) => one === key);
