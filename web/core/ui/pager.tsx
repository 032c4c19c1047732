import { t } from '#messages/messages.ts';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import { pageBlock } from './page-block.ts';

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
