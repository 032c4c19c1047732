import { href, Link } from 'react-router';
import type { ListedReturn } from '#contract/return-desk.ts';
import { momentWords } from '#contract/shop-time.ts';
import type { Columns } from '../desk-list/column.ts';
import { ReturnMark } from '../order-words/return-mark.tsx';
import { buyerWords } from '../order-words/return-words.ts';

const wishes = { refund: 'Devolución', exchange: 'Cambio' } as const;

/** The columns of the returns. */
export const returnColumns: Columns<ListedReturn> = [
  { key: 'id', title: 'Solicitud', width: 'w-36', cell: ({ id }) => `Solicitud N° ${id}` },
  {
    key: 'state',
    title: 'Estado',
    width: 'w-36',
    cell: ({ state }) => <ReturnMark state={state} />,
    phone: 'side',
  },
  {
    key: 'date',
    title: 'Fecha',
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
    title: 'Orden',
    width: 'w-28',
    cell: ({ number, reference }) => (
      <Link
        to={href('/admin/orders/:payment_id', { payment_id: reference })}
        className="tabular-nums underline-offset-4 hover:underline"
      >
        N° {number}
      </Link>
    ),
    phone: 'note',
  },
  { key: 'buyer', title: 'Cliente', cell: buyerWords, phone: 'note' },
  {
    key: 'wants',
    title: 'Pide',
    width: 'w-48',
    cell: ({ wants }) => wants.map((wish) => wishes[wish]).join(' y '),
    phone: 'note',
  },
  { key: 'units', title: 'Prendas', width: 'w-24', isNumber: true, cell: ({ units }) => units, phone: 'none' },
];
