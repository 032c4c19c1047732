import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { Route } from './+types/claims.admin';
import { claimKindWords } from '#contract/sales/claims/claim-words.ts';
import { claims } from '#contract/sales/claims/claims.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Table } from '#web/core/ui/table.tsx';
import { ClaimDeadline } from './claim-deadline.tsx';

const path = href('/admin/claims');

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const isAll = query.get('all') === 'true';
  const before = /^\d{1,9}$/.exec(query.get('before') ?? '')?.[0];
  const asked = { ...(!isAll && { state: 'received' as const }), ...(Number(before) > 0 && { before }) };
  return { isAll, ...(await apiClientOf(context).load(claims.list, asked)) };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('claims.title'), isPrivate: true });

/** What buyers stated in the book of complaints, and the payments that they want reversed. */
export default function ClaimsAdmin({ loaderData: { isAll, claims: found, next } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={t('claims.title')}
      actions={
        <LinkButton to={isAll ? path : `${path}?all=true`} tone="outline" size="small">
          {isAll ? t('claims.seeOpen') : t('claims.seeAll')}
        </LinkButton>
      }
    >
      <p className="mb-6 max-w-2xl text-small text-stone">
        {t('claims.about')} {t('withdrawals.workingDays')}
      </p>
      {found.length === 0 ? (
        <EmptyState title={isAll ? t('claims.nobody') : t('claims.noOpen')} />
      ) : (
        <Table
          caption={t('claims.title')}
          columns={[
            t('claims.number'),
            t('claims.kind'),
            t('orders.date'),
            t('claims.person'),
            t('claims.deadline'),
            t('claims.state'),
          ]}
        >
          {found.map((claim) => (
            <tr key={claim.id} data-claim={claim.number}>
              <td data-column={t('claims.number')} className="font-medium whitespace-nowrap tabular-nums">
                <Link
                  to={href('/admin/claims/:id', { id: String(claim.id) })}
                  className="link"
                  aria-label={t('claims.openClaim', { number: claim.number })}
                >
                  {claim.number}
                </Link>
              </td>
              <td data-column={t('claims.kind')}>{claimKindWords[claim.kind]}</td>
              <td data-column={t('orders.date')} className="tabular-nums">
                <time dateTime={claim.at}>{momentWords(claim.at)}</time>
              </td>
              <td data-column={t('claims.person')} className="wrap-anywhere">
                {claim.name}
              </td>
              <td data-column={t('claims.deadline')}>
                <ClaimDeadline {...claim} />
              </td>
              <td data-column={t('claims.state')}>
                {claim.answeredAt === null
                  ? t('claims.waiting')
                  : t('claims.answered', { moment: momentWords(claim.answeredAt), person: claim.answeredBy ?? '' })}
              </td>
            </tr>
          ))}
        </Table>
      )}
      {next !== null && (
        <LinkButton to={`${path}?${isAll ? 'all=true&' : ''}before=${next}`} tone="outline" className="mt-6">
          {t('claims.earlier')}
        </LinkButton>
      )}
    </AdminPage>
  );
}
