import { t } from '#messages/messages.ts';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';

type PagerProps = {
  readonly page: number;
  readonly pages: number;
  /** Returns the address of a page. */
  readonly addressOf: (page: number) => string;
  /** The pager's accessible name: 'Páginas de productos'. */
  readonly label: string;
  readonly preventScrollReset?: boolean;
};

const place = 'grid size-11 place-items-center rounded-full text-small tabular-nums transition-colors';

/** Page numbers as links, five at a time. Renders nothing if there is only one page. */
export function Pager({ page, pages, addressOf, label, preventScrollReset = false }: PagerProps) {
  if (pages < 2) return null;
  const { numbers, before, after } = pageBlock(page, pages);
  const arrow = (to: number, name: string, icon: 'left' | 'right') => (
    <li>
      <Link
        to={addressOf(to)}
        preventScrollReset={preventScrollReset}
        aria-label={name}
        className={`${place} hover:bg-sand`}
      >
        <Icon name={icon} size={16} />
      </Link>
    </li>
  );
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {before !== undefined && arrow(before, t('ui.pagesBefore'), 'left')}
        {numbers.map((number) => (
          <li key={number}>
            <Link
              to={addressOf(number)}
              preventScrollReset={preventScrollReset}
              aria-label={t('ui.page', { number })}
              aria-current={number === page ? 'page' : undefined}
              className={`${place} hover:bg-sand aria-[current]:chosen`}
            >
              {number}
            </Link>
          </li>
        ))}
        {after !== undefined && arrow(after, t('ui.pagesAfter'), 'right')}
      </ul>
    </nav>
  );
}

/** How many page numbers a pager shows at a time. */
const pageBlockSize = 5;

/**
 * Returns the page numbers of the block that contains a page (1 to 5, 6 to 10 and so on), and the pages that the arrows
 * to the previous and next block lead to.
 */
export function pageBlock(page: number, pages: number): { numbers: number[]; before?: number; after?: number } {
  const first = Math.floor((page - 1) / pageBlockSize) * pageBlockSize + 1;
  const last = Math.min(first + pageBlockSize - 1, pages);
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
  return {
    numbers,
    ...(first > 1 ? { before: first - 1 } : {}),
    ...(last < pages ? { after: last + 1 } : {}),
  };
}
