import { t } from '#messages/messages.ts';
import type { ReactNode } from 'react';
import { href, Link, useLocation } from 'react-router';
import type { Route } from './+types/withdrawals.admin';
import { deskLists } from '#contract/core/protocol/desk-lists.ts';
import { country } from '#contract/office/country-forms.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { withdrawals, type Withdrawal } from '#contract/sales/returns/withdrawals.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import type { Columns } from '#web/core/desk-list/column.ts';
import { DeskList } from '#web/core/desk-list/desk-list.tsx';
import { ListPages } from '#web/core/desk-list/list-pages.tsx';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Handling, WindowWords } from './withdrawal-entry.tsx';

const path = href('/admin/withdrawals');

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const isAll = query.get('all') === 'true';
  const before = /^\d{1,9}$/.exec(query.get('before') ?? '')?.[0];
  const asked = { ...(!isAll && { state: 'received' as const }), ...(Number(before) > 0 && { before }) };
  const api = apiClientOf(context);
  const [found, { withdrawal }, setup] = await Promise.all([
    api.load(withdrawals.list, asked),
    api.load(country.forms, {}),
    api.load(deskLists.setup, { list: 'withdrawals' }),
  ]);
  return { isAll, setup, isOfWorkingDays: withdrawal?.unit === 'working_days', ...found };
}

/** Marks one as handled. */
export async function action({ request, context }: Route.ActionArgs) {
  const id = formText(await request.formData(), 'id');
  return outcomeOf(await apiClientOf(context).submit(withdrawals.handle, { id }), t('withdrawals.noted'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('withdrawals.title'), isPrivate: true });

const views = [
  { name: t('withdrawals.viewOpen'), query: '' },
  { name: t('withdrawals.viewAll'), query: 'all=true' },
] as const;

const columns: Columns<Withdrawal> = [
  { key: 'code', title: t('withdrawals.code'), width: 'w-44', cell: ({ code }) => code },
  {
    key: 'date',
    title: t('orders.date'),
    width: 'w-40',
    cell: ({ at }) => (
      <time dateTime={at} className="tabular-nums">
        {momentWords(at)}
      </time>
    ),
    phone: 'note',
  },
  { key: 'order', title: t('withdrawals.order'), width: 'w-28', cell: orderLink, phone: 'note' },
  { key: 'email', title: t('withdrawals.email'), isLong: true, cell: ({ email }) => email, phone: 'below' },
  {
    key: 'limit',
    title: t('withdrawals.timeLimit'),
    isLong: true,
    cell: ({ order }) => <WindowWords order={order} />,
    phone: 'below',
  },
  {
    key: 'handling',
    title: t('withdrawals.handling'),
    width: 'w-52',
    isLong: true,
    cell: (withdrawal) => <Handling withdrawal={withdrawal} />,
    phone: 'below',
  },
];

function orderLink({ number, order }: Withdrawal): ReactNode {
  const words = t('orders.number', { number });
  if (!order) return words;
  return (
    <Link
      to={href('/admin/orders/:payment_id', { payment_id: order.reference })}
      className="tabular-nums underline-offset-4 hover:underline"
    >
      {words}
    </Link>
  );
}

/** What buyers stated with the 'Botón de arrepentimiento'. */
export default function WithdrawalsAdmin({ loaderData }: Route.ComponentProps) {
  const { isAll, isOfWorkingDays, setup, withdrawals: found, next } = loaderData;
  const { search } = useLocation();
  const place = { path, query: search, order: '' };
  return (
    <AdminPage title={t('withdrawals.title')}>
      <p className="mb-6 max-w-2xl text-small text-stone">
        {t('withdrawals.about')} {isOfWorkingDays && t('withdrawals.workingDays')}
      </p>
      <DeskList
        list="withdrawals"
        caption={t('withdrawals.title')}
        place={place}
        setup={setup}
        views={views}
        columns={columns}
        rows={found}
        count=""
        keyOf={({ code }) => code}
        nameOf={({ code }) => code}
        filters={null}
        empty={
          <EmptyState
            title={isAll ? t('withdrawals.nobody') : t('withdrawals.noOpen')}
            action={
              !isAll && (
                <LinkButton to={`${path}?all=true`} tone="outline">
                  {t('withdrawals.seeAll')}
                </LinkButton>
              )
            }
          />
        }
        pages={<ListPages label={t('withdrawals.pages')} place={place} previous={null} next={null} older={next} />}
      />
    </AdminPage>
  );
}
