import { Link } from 'react-router';
import { toggledAddress } from './catalogue-address.ts';

type FacetValue = { readonly value: string; readonly count: number; readonly words?: string };

type FacetLinksProps = {
  readonly name: string;
  /** The key of the address. */
  readonly facet: string;
  readonly query: URLSearchParams;
  readonly values: readonly FacetValue[];
};

/** The values of a filter as links, several of which may be on. Each says how many products it leads to. */
export function FacetLinks({ name, facet, query, values }: FacetLinksProps) {
  if (values.length === 0) return null;
  const chosen = query.getAll(facet);
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1.5 text-small">
      <span className="label w-16 flex-none text-stone">{name}</span>
      <ul className="contents" aria-label={name}>
        {values.map(({ value, count, words = value }) => (
          <li key={value}>
            <Link
              to={toggledAddress(query, facet, value)}
              preventScrollReset
              aria-current={chosen.includes(value) ? 'true' : undefined}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line px-3 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-sheet"
            >
              {words}
              <span className="text-caption opacity-75">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
