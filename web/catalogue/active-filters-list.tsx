import { t } from '#messages/messages.ts';
import { Chip } from '../ui/chip.tsx';
import type { ActiveFilter } from './active-filters.ts';
import { addressWithout } from './catalogue-address.ts';

type ActiveFiltersProps = { readonly query: URLSearchParams; readonly active: readonly ActiveFilter[] };

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ query, active }: ActiveFiltersProps) {
  if (active.length === 0) return null;
  return (
    <ul aria-label={t('catalogue.activeFilters')} className="mb-6 flex flex-wrap gap-2">
      {active.map(({ key, value, words }) => (
        <li key={`${key} ${value}`}>
          <Chip to={addressWithout(query, key, value)} preventScrollReset>
            {words}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
