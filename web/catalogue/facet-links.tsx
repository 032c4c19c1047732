import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#contract/price-words.ts';
import { toggledAddress } from './catalogue-address.ts';

type FacetValue = {
  readonly value: string;
  readonly count: number;
  readonly words?: string;
  /** Stands before the words. */
  readonly sign?: ReactNode;
};

type FacetLinksProps = {
  readonly name: string;
  /** The key of the address. */
  readonly facet: string;
  readonly query: URLSearchParams;
  readonly values: readonly FacetValue[];
  /** Beside one another, or one below the other with the counts in line. */
  readonly look?: 'chips' | 'list';
};

const looks = {
  chips: {
    list: 'flex flex-wrap gap-1.5',
    link: 'min-h-8 gap-1.5 rounded-full border border-line px-3 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-sheet',
    count: 'text-caption opacity-75',
  },
  list: {
    list: 'grid',
    link: 'min-h-8 w-full gap-2.5 underline-offset-4 hover:underline aria-[current]:font-semibold',
    count: 'ml-auto text-caption text-stone',
  },
} as const;

/** The values of a filter as links, several of which may be on (of the genders one). Each says how many products it leads to. */
export function FacetLinks({ name, facet, query, values, look = 'chips' }: FacetLinksProps) {
  const chosen = query.getAll(facet);
  const { list, link, count: countLook } = looks[look];
  return (
    <ul className={list} aria-label={name}>
      {values.map(({ value, count, words = value, sign }) => (
        <li key={value}>
          <Link
            to={toggledAddress(query, facet, value)}
            preventScrollReset
            rel="nofollow"
            aria-current={chosen.includes(value) ? 'true' : undefined}
            className={`inline-flex items-center text-small tabular-nums ${link}`}
          >
            {look === 'list' && <Tick on={chosen.includes(value)} />}
            {sign}
            {words}
            <span className={countLook}>{formatCount(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Tick({ on }: { readonly on: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-4 flex-none place-items-center border text-count ${on ? 'border-ink bg-ink text-sheet' : 'border-edge'}`}
    >
      {on && '✓'}
    </span>
  );
}
