import { Link } from 'react-router';
import { formatCount } from '#contract/core/money/price-words.ts';
import { joinClasses } from '#web/core/ui/join-classes.ts';

export type Work = {
  readonly count: number;
  /** The list of just these. */
  readonly to: string;
  /** What they are, with the number first: '3 órdenes por preparar'. */
  readonly text: string;
};

const tones = {
  plain: 'border-line hover:border-ink',
  wrong: 'border-danger text-danger hover:bg-danger hover:text-sheet',
} as const;

/** Work that waits, as a number that opens its list; a quiet one where there is none. */
export function WorkTile({ work: { count, to, text }, tone = 'plain' }: TileProps) {
  const number = formatCount(count);
  const [figure, words] = text.startsWith(`${number} `) ? [number, text.slice(number.length)] : ['', text];
  return (
    <li className="grid">
      <Link
        to={to}
        className={joinClasses(
          'grid min-h-11 content-start gap-1 rounded-soft border bg-sheet p-4 transition-colors',
          tones[tone],
          count === 0 && 'text-stone',
        )}
      >
        <span className="font-display text-heading tabular-nums">{figure}</span>
        <span className="text-small wrap-anywhere">{words}</span>
      </Link>
    </li>
  );
}

type TileProps = { readonly work: Work; readonly tone?: keyof typeof tones };

/** Tiles beside each other: two on phones. */
export const tilesLook = 'grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]';
