import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { personalIdName } from '#contract/core/countries/country-name.ts';
import type { ListedPerson } from '#contract/office/people-desk.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import type { Columns } from '#web/core/desk-list/column.ts';
import { DeskLink } from '#web/core/session/desk-link.tsx';
import { roleName } from '#contract/people/accounts/role-name.ts';
import { headingOf } from '#web/people/person-words.ts';

const orNone = (text: string | null) => text || '—';

/** Returns the columns of the people. */
export const peopleColumns = (): Columns<ListedPerson> => [
  { key: 'name', title: t('people.customer'), cell: headingOf },
  {
    key: 'username',
    title: t('people.username'),
    width: 'w-36',
    sort: { asc: 'username-asc', desc: 'username-desc' },
    cell: ({ username, hasPassword }) =>
      hasPassword ? (
        username
      ) : (
        <>
          {username} <span className="text-stone">{t('people.noPassword')}</span>
        </>
      ),
    phone: 'note',
  },
  {
    key: 'rol',
    title: t('people.role'),
    width: 'w-36',
    isHiddenAtFirst: true,
    isForWide: true,
    cell: (person) => (
      <span className={person.rol !== 'client' ? 'text-accent' : 'text-stone @4xl:text-ink'}>{roleName(person)}</span>
    ),
    phone: 'side',
  },
  { key: 'email', title: t('people.email'), cell: ({ email }) => orNone(email), phone: 'note' },
  { key: 'phone', title: t('people.phone'), width: 'w-32', cell: ({ phone }) => orNone(phone), phone: 'more' },
  { key: 'dni', title: personalIdName().name, width: 'w-28', cell: ({ dni }) => orNone(dni), phone: 'none' },
  {
    key: 'address',
    title: t('people.address'),
    isForWide: true,
    cell: ({ address }) => orNone(address),
    phone: 'none',
  },
  {
    key: 'since',
    title: t('people.since'),
    width: 'w-32',
    isHiddenAtFirst: true,
    sort: { asc: 'since-asc', desc: 'since-desc', first: 'desc' },
    isForWide: true,
    cell: ({ since }) => <span className="tabular-nums">{shopDay(since)}</span>,
    phone: 'none',
  },
  {
    key: 'orders',
    title: t('people.orders'),
    width: 'w-24',
    isNumber: true,
    cell: ({ orders, username }) =>
      orders === 0 ? (
        <span className="text-stone">
          0<span className="@4xl:sr-only"> {t('people.ordersCounted', { count: orders })}</span>
        </span>
      ) : (
        <DeskLink
          to={`${href('/admin/orders')}?buyer=${encodeURIComponent(username)}`}
          className="tabular-nums underline underline-offset-4"
        >
          {orders}
          <span className="@4xl:sr-only"> {t('people.ordersCounted', { count: orders })}</span>
        </DeskLink>
      ),
    phone: 'note',
  },
];
