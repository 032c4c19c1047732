import { Link } from 'react-router';
import { formatCount } from '#contract/core/money/price-words.ts';
import { Swatch } from '#web/core/product-card/swatch.tsx';
import { toggledAddress } from './catalogue-address.ts';

type FacetValue = {
  readonly value: string;
  readonly count: number;
  readonly words?: string | undefined;
  /** True for one that is in the one before. */
  readonly isBelow?: boolean;
  /** The language of the words. */
  readonly lang?: string | undefined;
  /** The CSS colour of a colour's name, or null. */
  readonly swatch?: string | null;
};

type FacetLinksProps = {
  readonly name: string;
  /** The query parameter. */
  readonly facet: string;
  readonly query: URLSearchParams;
  readonly values: readonly FacetValue[];
  /** `chips`: beside each other; `list`: below each other, with aligned counts; `swatches`: in two columns. */
  readonly look?: 'chips' | 'list' | 'swatches';
};

const looks = {
  chips: {
    list: 'flex flex-wrap gap-1.5',
    link: 'min-h-8 gap-1.5 max-lg:min-h-11 rounded-full border border-line px-3 hover:border-ink aria-[current]:chosen',
    count: 'text-caption opacity-75',
  },
  list: {
    list: 'grid',
    link: 'min-h-8 max-lg:min-h-11 w-full gap-2.5 underline-offset-4 hover:underline aria-[current]:font-semibold',
    count: 'ml-auto text-caption text-stone',
  },
  swatches: {
    list: 'grid grid-cols-2 gap-x-4 pl-1',
    link: 'group/color min-h-9 max-lg:min-h-11 w-full gap-2.5 leading-tight underline-offset-4 hover:underline aria-[current]:font-semibold',
    count: 'ml-auto text-caption text-stone',
  },
} as const;

/**
 * The values of a filter as links; several can be chosen (only one gender). Each shows how many products it leads to.
 */
export function FacetLinks({ name, facet, query, values, look = 'chips' }: FacetLinksProps) {
  const chosen = query.getAll(facet);
  const { list, link, count: countLook } = looks[look];
  return (
    <ul className={list} aria-label={name}>
      {values.map(({ value, count, words = value, lang, isBelow, swatch = null }) => (
        <li key={value} className={isBelow ? 'pl-5' : undefined}>
          <Link
            to={toggledAddress(query, facet, value)}
            preventScrollReset
            rel="nofollow"
            aria-current={chosen.includes(value) ? 'true' : undefined}
            className={`inline-flex items-center text-small tabular-nums ${link}`}
          >
            {look === 'list' && <Tick on={chosen.includes(value)} />}
            {look === 'swatches' && (
              <Swatch color={value} swatch={swatch} className="size-4.5 group-aria-[current]/color:ring-marked" />
            )}
            <span lang={lang}>{words}</span>
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
      className={`grid size-4 flex-none place-items-center border text-count ${on ? 'chosen' : 'border-edge'}`}
    >
      {on && '✓'}
    </span>
  );
}
