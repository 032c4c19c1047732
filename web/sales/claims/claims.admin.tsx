import { t } from '#messages/messages.ts';
import { href, useLocation } from 'react-router';
import type { Route } from './+types/claims.admin';
import { claimKindWords } from '#contract/sales/claims/claim-words.ts';
import { deskLists } from '#contract/core/protocol/desk-lists.ts';
import { claims, type Claim } from '#contract/sales/claims/claims.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import type { Columns } from '#web/core/desk-list/column.ts';
import { DeskList } from '#web/core/desk-list/desk-list.tsx';
import { ListPages } from '#web/core/desk-list/list-pages.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { ClaimDeadline } from './claim-deadline.tsx';

const path = href('/admin/claims');

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const isAll = query.get('all') === 'true';
  const before = /^\d{1,9}$/.exec(query.get('before') ?? '')?.[0];
  const asked = { ...(!isAll && { state: 'received' as const }), ...(Number(before) > 0 && { before }) };
  const api = apiClientOf(context);
  const [found, setup] = await Promise.all([
    api.load(claims.list, asked),
    api.load(deskLists.setup, { list: 'claims' }),
  ]);
  return { isAll, setup, ...found };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('claims.title'), isPrivate: true });

const views = [
  { name: t('claims.viewOpen'), query: '' },
  { name: t('claims.viewAll'), query: 'all=true' },
] as const;

const columns: Columns<Claim> = [
  {
    key: 'number',
    title: t('claims.number'),
    width: 'w-40',
    cell: ({ number }) => number,
  },
  { key: 'kind', title: t('claims.kind'), width: 'w-40', cell: ({ kind }) => claimKindWords[kind], phone: 'side' },
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
  { key: 'person', title: t('claims.person'), isLong: true, cell: ({ name }) => name, phone: 'note' },
  {
    key: 'deadline',
    title: t('claims.deadline'),
    isLong: true,
    cell: (claim) => <ClaimDeadline {...claim} />,
    phone: 'below',
  },
  {
    key: 'state',
    title: t('claims.state'),
    isLong: true,
    cell: ({ answeredAt, answeredBy }) =>
      answeredAt === null
        ? t('claims.waiting')
        : t('claims.answered', { moment: momentWords(answeredAt), person: answeredBy ?? '' }),
    phone: 'below',
  },
];

/** What buyers stated in the book of complaints, and the payments that they want reversed. */
export default function ClaimsAdmin({ loaderData: { isAll, setup, claims: found, next } }: Route.ComponentProps) {
  const { search } = useLocation();
  const place = { path, query: search, order: '' };
  return (
    <AdminPage title={t('claims.title')}>
      <p className="mb-6 max-w-2xl text-small text-stone">
        {t('claims.about')} {t('withdrawals.workingDays')}
      </p>
      <DeskList
        list="claims"
        caption={t('claims.title')}
        place={place}
        setup={setup}
        views={views}
        columns={columns}
        rows={found}
        count=""
        keyOf={({ number }) => number}
        nameOf={({ number }) => number}
        linkOf={({ id }) => ({ to: href('/admin/claims/:id', { id: String(id) }) })}
        filters={null}
        empty={
          <EmptyState
            title={isAll ? t('claims.nobody') : t('claims.noOpen')}
            action={
              !isAll && (
                <LinkButton to={`${path}?all=true`} tone="outline">
                  {t('claims.seeAll')}
                </LinkButton>
              )
            }
          />
        }
        pages={<ListPages label={t('claims.pages')} place={place} previous={null} next={null} older={next} />}
      />
    </AdminPage>
  );
}
