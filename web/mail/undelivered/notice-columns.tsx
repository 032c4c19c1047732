import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import { momentWords } from '#contract/core/time/shop-time.ts';
import type { Columns } from '#web/core/desk-list/column.ts';
import type { Notice } from './notices.ts';

/** The columns of what was not delivered. */
export const noticeColumns: Columns<Notice> = [
  {
    key: 'title',
    title: t('undelivered.notice'),
    sort: { asc: 'title-asc', desc: 'title-desc' },
    cell: ({ title }) => <span className="font-medium">{title}</span>,
  },
  {
    key: 'about',
    title: t('undelivered.forWhom'),
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
    title: t('undelivered.problem'),
    width: 'w-2/5',
    isLong: true,
    sort: { asc: 'tries-asc', desc: 'tries-desc', first: 'desc' },
    cell: ({ tries, problem }) => t('undelivered.triesAndProblem', { tries, problem }),
    phone: 'below',
  },
  {
    key: 'date',
    title: t('undelivered.lastTry'),
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
