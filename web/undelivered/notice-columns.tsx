import { href, Link } from 'react-router';
import { momentWords } from '#contract/shop-time.ts';
import type { Columns } from '../desk-list/column.ts';
import type { Notice } from './notices.ts';

/** The columns of what was not delivered. */
export const noticeColumns: Columns<Notice> = [
  {
    key: 'title',
    title: 'Aviso',
    sort: { asc: 'title-asc', desc: 'title-desc' },
    cell: ({ title }) => <span className="font-medium">{title}</span>,
  },
  {
    key: 'about',
    title: 'Para quién',
    width: 'w-60',
    cell: ({ kind, about }) =>
      kind === 'email' ? (
        <Link
          to={`${href('/admin/clients')}?search=${encodeURIComponent(about)}`}
          className="underline-offset-4 hover:underline"
        >
          {about}
        </Link>
      ) : (
        about
      ),
    phone: 'note',
  },
  {
    key: 'problem',
    title: 'Problema',
    width: 'w-2/5',
    isLong: true,
    sort: { asc: 'tries-asc', desc: 'tries-desc', first: 'desc' },
    cell: ({ tries, problem }) => `${tries} intentos: ${problem}`,
    phone: 'below',
  },
  {
    key: 'date',
    title: 'Último intento',
    width: 'w-40',
    sort: { asc: 'date-asc', desc: 'date-desc', first: 'desc' },
    cell: ({ givenUpAt }) => (
      <time dateTime={givenUpAt} className="tabular-nums">
        {momentWords(givenUpAt)}
      </time>
    ),
    phone: 'note',
  },
];
