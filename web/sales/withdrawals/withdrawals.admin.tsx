import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { Route } from './+types/withdrawals.admin';
import { country } from '#contract/office/country-forms.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { withdrawals } from '#contract/sales/returns/withdrawals.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Table } from '#web/core/ui/table.tsx';
import { Handling, WindowWords } from './withdrawal-entry.tsx';

const path = href('/admin/withdrawals');

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const isAll = query.get('all') === 'true';
  const before = /^\d{1,9}$/.exec(query.get('before') ?? '')?.[0];
  const asked = { ...(!isAll && { state: 'received' as const }), ...(Number(before) > 0 && { before }) };
  const api = apiClientOf(context);
  const [found, { withdrawal }] = await Promise.all([api.load(withdrawals.list, asked), api.load(country.forms, {})]);
  return { isAll, isOfWorkingDays: withdrawal?.unit === 'working_days', ...found };
}

/** Marks one as handled. */
export async function action({ request, context }: Route.ActionArgs) {
  const id = formText(await request.formData(), 'id');
  return outcomeOf(await apiClientOf(context).submit(withdrawals.handle, { id }), t('withdrawals.noted'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('withdrawals.title'), isPrivate: true });

/** What buyers stated with the 'Botón de arrepentimiento'. */
export default function WithdrawalsAdmin({ loaderData }: Route.ComponentProps) {
  const { isAll, isOfWorkingDays, withdrawals: found, next } = loaderData;
  return (
    <AdminPage
      title={t('withdrawals.title')}
      actions={
        <LinkButton to={isAll ? path : `${path}?all=true`} tone="outline" size="small">
          {isAll ? t('withdrawals.seeOpen') : t('withdrawals.seeAll')}
        </LinkButton>
      }
    >
      <p className="mb-6 max-w-2xl text-small text-stone">
        {t('withdrawals.about')} {isOfWorkingDays && t('withdrawals.workingDays')}
      </p>
      {found.length === 0 ? (
        <EmptyState title={isAll ? t('withdrawals.nobody') : t('withdrawals.noOpen')} />
      ) : (
        <Table
          caption={t('withdrawals.title')}
          columns={[
            t('withdrawals.code'),
            t('orders.date'),
            t('withdrawals.order'),
            t('withdrawals.email'),
            t('withdrawals.timeLimit'),
            t('withdrawals.handling'),
          ]}
        >
          {found.map((withdrawal) => (
            <tr key={withdrawal.id} data-withdrawal={withdrawal.code}>
              <td data-column={t('withdrawals.code')} className="font-medium whitespace-nowrap tabular-nums">
                {withdrawal.code}
              </td>
              <td data-column={t('orders.date')} className="tabular-nums">
                <time dateTime={withdrawal.at}>{momentWords(withdrawal.at)}</time>
              </td>
              <td data-column={t('withdrawals.order')} className="whitespace-nowrap tabular-nums">
                {withdrawal.order ? (
                  <Link
                    to={href('/admin/orders/:payment_id', { payment_id: withdrawal.order.reference })}
                    className="link"
                  >
                    {t('orders.number', { number: withdrawal.number })}
                  </Link>
                ) : (
                  t('orders.number', { number: withdrawal.number })
                )}
              </td>
              <td data-column={t('withdrawals.email')} className="break-all">
                {withdrawal.email}
              </td>
              <td data-column={t('withdrawals.timeLimit')}>
                <WindowWords order={withdrawal.order} />
              </td>
              <td>
                <Handling withdrawal={withdrawal} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      {next !== null && (
        <LinkButton to={`${path}?${isAll ? 'all=true&' : ''}before=${next}`} tone="outline" className="mt-6">
          {t('withdrawals.earlier')}
        </LinkButton>
      )}
    </AdminPage>
  );
}
