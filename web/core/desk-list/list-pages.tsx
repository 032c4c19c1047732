import { t } from '#messages/messages.ts';
import { Link } from 'react-router';
import { listAddress } from './list-address.ts';
import type { ListPlace } from './list-place.ts';

type ListPagesProps = {
  /** The pager's accessible name: 'Páginas de órdenes'. */
  readonly label: string;
  readonly place: ListPlace;
  /** The cursors of the pages before and after this one. */
  readonly previous: string | number | null;
  readonly next: string | number | null;
  /** In the place of both, for a list whose only way on is to what is older: the cursor of it. */
  readonly older?: number | null;
};

const look =
  'flex min-h-11 items-center rounded-soft border border-edge px-4 text-small hover:border-ink hover:bg-sand';

/** The way to the page before and the page after, of a list that is read by cursors. Nothing for a single page. */
export function ListPages({ label, place: { path, query }, previous, next, older = null }: ListPagesProps) {
  if (previous === null && next === null && older === null) return null;
  return (
    <nav aria-label={label} className="flex justify-center gap-2 p-4">
      {previous !== null && (
        <Link rel="prev" to={listAddress(path, query, { before: previous })} className={look}>
          {t('desk-list.previousPage')}
        </Link>
      )}
      {next !== null && (
        <Link rel="next" to={listAddress(path, query, { after: next })} className={look}>
          {t('desk-list.nextPage')}
        </Link>
      )}
      {older !== null && (
        <Link rel="next" to={listAddress(path, query, { before: older })} className={look}>
          {t('desk-list.nextPage')}
        </Link>
      )}
    </nav>
  );
}
