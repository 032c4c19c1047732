import { t } from '#messages/messages.ts';
import { Chip } from '#web/core/ui/chip.tsx';
import type { ActiveFilter } from './active-filters.ts';
import { addressWithout } from './catalogue-address.ts';

type ActiveFiltersProps = { readonly query: URLSearchParams; readonly active: readonly ActiveFilter[] };

/**
 * The active filters, each with a link that removes it: in one line that scrolls where there is little room, in more lines
 * else.
 */
export function ActiveFilters({ query, active }: ActiveFiltersProps) {
  if (active.length === 0) return null;
  return (
    <ul
      aria-label={t('catalogue.activeFilters')}
      className="relative -my-1 flex min-w-0 flex-1 gap-2 py-1 max-lg:rail lg:my-0 lg:flex-wrap lg:py-0"
    >
      {active.map(({ key, value, words, lang }) => (
        <li key={`${key} ${value}`} className="flex-none">
          <Chip to={addressWithout(query, key, value)} preventScrollReset>
            <span lang={lang}>{words}</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
