import { t } from '#messages/messages.ts';
import { Chip } from '../ui/chip.tsx';
import type { ActiveFilter } from './active-filters.ts';
import { addressWithout } from './catalogue-address.ts';
import { ownLang } from '../links/own-lang.ts';

type ActiveFiltersProps = { readonly query: URLSearchParams; readonly active: readonly ActiveFilter[] };

/** The filters whose values have names that the owner gave them. */
const named = new Set(['category', 'color']);

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
      {active.map(({ key, value, words }) => (
        <li key={`${key} ${value}`} className="flex-none">
          <Chip to={addressWithout(query, key, value)} preventScrollReset>
            <span lang={named.has(key) ? ownLang() : undefined}>{words}</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
