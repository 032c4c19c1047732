import { language } from '#messages/present-language.ts';
import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { ListedReturn } from '#contract/sales/returns/return-desk.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import type { Columns } from '#web/core/desk-list/column.ts';
import { ReturnMark } from '../order-words/return-mark.tsx';
import { buyerWords } from '../order-words/return-words.ts';

const wishes = { refund: t('return-desk.refund'), exchange: t('return-desk.exchange') } as const;

/** The columns of the returns. */
export const returnColumns: Columns<ListedReturn> = [
  {
    key: 'id',
    title: t('return-desk.request'),
    width: 'w-36',
    cell: ({ id }) => t('return-desk.requestNumber', { id }),
  },
  {
    key: 'state',
    title: t('order-words.status'),
    width: 'w-36',
    cell: ({ state }) => <ReturnMark state={state} />,
    phone: 'side',
  },
  {
    key: 'date',
    title: t('order-words.date'),
    width: 'w-40',
    sort: { asc: 'date-asc', desc: 'date-desc', first: 'desc' },
    cell: ({ askedAt }) => (
      <time dateTime={askedAt} className="tabular-nums">
        {momentWords(askedAt)}
      </time>
    ),
    phone: 'note',
  },
  {
    key: 'order',
    title: t('order-words.order'),
    width: 'w-28',
    cell: ({ number, reference }) => (
      <Link
        to={href('/admin/orders/:payment_id', { payment_id: reference })}
        className="tabular-nums underline-offset-4 hover:underline"
      >
        {t('order-words.number', { number })}
      </Link>
    ),
    phone: 'note',
  },
  { key: 'buyer', title: t('order-words.customer'), cell: buyerWords, phone: 'note' },
  {
    key: 'wants',
    title: t('return-desk.asksFor'),
    width: 'w-48',
    cell: ({ wants }) => new Intl.ListFormat(language()).format(wants.map((wish) => wishes[wish])),
    phone: 'note',
  },
  {
    key: 'units',
    title: t('order-words.garments'),
    width: 'w-24',
    isNumber: true,
    cell: ({ units }) => units,
    phone: 'none',
  },
];
