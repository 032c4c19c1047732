import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { columnLook, type Column } from './column.ts';
import type { ListPlace } from './list-place.ts';
import { listAddress } from './list-address.ts';

type Heading = Omit<Column<never>, 'cell' | 'phone'>;

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

function directionOf(order: string, { asc, desc }: NonNullable<Heading['sort']>): keyof typeof opposite | undefined {
  if (order === asc) return 'ascending';
  return order === desc ? 'descending' : undefined;
}

/** The heading of a column, a link that sorts by it if it can: first in its own direction, then in the other one. */
export function TableHeading({ column, place }: { readonly column: Heading; readonly place: ListPlace }) {
  const { title, sort, width, isNumber } = column;
  const look = joinClasses('px-3 font-medium whitespace-nowrap', width, columnLook(column));
  if (sort === undefined) {
    return (
      <th scope="col" className={look}>
        {title}
      </th>
    );
  }
  const { order, path, query } = place;
  const direction = directionOf(order, sort);
  const drawn = direction ?? (sort.first === 'desc' ? 'descending' : 'ascending');
  const next = direction === undefined ? drawn : opposite[direction];
  return (
    <th scope="col" aria-sort={direction} className={look}>
      <Link
        to={listAddress(path, query, { order: next === 'ascending' ? sort.asc : sort.desc })}
        preventScrollReset
        className={joinClasses(
          'group inline-flex min-h-10 items-center gap-1 hover:text-ink',
          isNumber && 'flex-row-reverse',
          direction && 'text-ink',
        )}
      >
        {title}
        <span
          className={joinClasses(
            'transition-[rotate,opacity]',
            direction === undefined && 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
            drawn === 'ascending' && 'rotate-180',
          )}
        >
          <Icon name="down" size={16} />
        </span>
      </Link>
    </th>
  );
}
