import { t } from '#messages/messages.ts';
import { href, Link, useNavigation, useRevalidator } from 'react-router';
import type { Route } from './+types/home.admin';
import { backups } from '#contract/office/backups.ts';
import { dashboard, summaryPeriods, type SummaryPeriod } from '#contract/office/dashboard.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { undelivered } from '#contract/mail/undelivered.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { useFresh } from '#web/sales/live-orders/use-fresh.ts';
import { mayAtDesk } from '#web/core/session/guard-desk.ts';
import { useMay, useMayOpen } from '#web/core/session/may.tsx';
import { useHere } from '#web/core/links/return-address.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { LastBackup } from './last-backup.tsx';
import { ForToday } from './for-today.tsx';
import { periodWords } from './period-words.ts';
import { Troubles } from './troubles.tsx';
import { Summary } from './summary.tsx';

const ways = [
  { to: href('/admin/allproducts'), text: t('admin.products') },
  { to: href('/admin/createproduct'), text: t('admin.createProducts') },
  { to: href('/admin/clients'), text: t('admin.customers') },
  { to: href('/admin/orders'), text: t('admin.orders') },
] as const;

/** What is not the person's to see. */
const unasked = { ok: false } as const;

/** The summary of the asked period; null if it could not be made, because the page leads to all others without it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('days');
  const days = summaryPeriods.find((period) => period === asked) ?? '30';
  const api = apiClientOf(context);
  const may = mayAtDesk(context);
  const [summary, counts, failed, copies] = await Promise.all([
    may('reports.read') ? api.submit(dashboard.summary, { days }) : unasked,
    may('orders.read') ? api.submit(orderDesk.counts, {}) : unasked,
    may('shop.manage') ? api.submit(undelivered.list, {}) : unasked,
    may('backups.read') ? api.submit(backups.state, {}) : unasked,
  ]);
  return {
    days,
    summary: summary.ok ? summary.value : null,
    counts: counts.ok ? counts.value : null,
    backups: copies.ok ? copies.value : null,
    undelivered: failed.ok ? failed.value.emails.length + failed.value.events.length : 0,
  };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('admin.pageTitle'), isPrivate: true });

export default function AdminHome({ loaderData }: Route.ComponentProps) {
  const { days, summary, counts } = loaderData;
  const may = useMay();
  const mayOpen = useMayOpen();
  const here = useHere();
  const isLoading = useNavigation().state === 'loading';
  const { revalidate } = useRevalidator();
  useFresh(() => void revalidate());
  return (
    <AdminPage title={t('admin.title')}>
      {counts && <Troubles counts={counts} undelivered={loaderData.undelivered} />}
      {loaderData.backups && <LastBackup {...loaderData.backups} />}
      {counts && <ForToday counts={counts} runningOut={summary?.runningOut} />}
      <nav aria-label={t('admin.ways')} className="mb-6 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {ways
          .filter(({ to }) => mayOpen(to))
          .map(({ to, text }) => (
            <LinkButton key={to} to={to} tone="outline" size="small" className="min-h-11">
              {text}
            </LinkButton>
          ))}
      </nav>
      {!may('orders.read') && !may('reports.read') && (
        <EmptyState title={t('admin.startAnywhere')}>{t('admin.startAnywhereDetail')}</EmptyState>
      )}
      {may('reports.read') && <Period days={days} />}
      {may('reports.read') && summary && (
        <div aria-busy={isLoading} className={joinClasses('grid gap-4', isLoading && 'animate-breathe')}>
          <Summary {...summary} />
        </div>
      )}
      {may('reports.read') && !summary && (
        <div role="alert" className="rounded-soft border border-line bg-sheet">
          <EmptyState
            title={t('admin.notLoaded')}
            action={
              <LinkButton to={here} replace tone="outline">
                {t('admin.retry')}
              </LinkButton>
            }
          >
            {t('admin.notLoadedDetail')}
          </EmptyState>
        </div>
      )}
    </AdminPage>
  );
}

/** The periods to choose from. */
function Period({ days }: { readonly days: SummaryPeriod }) {
  return (
    <nav aria-label={t('admin.period')} className="mb-4 flex w-max rounded-soft border border-edge text-small">
      {summaryPeriods.map((period) => (
        <Link
          key={period}
          to={`${href('/admin/principal')}?days=${period}`}
          preventScrollReset
          aria-current={period === days ? 'page' : undefined}
          className="flex min-h-9 items-center border-l border-edge px-4 max-sm:px-2.5 max-md:min-h-11 first:border-l-0 hover:bg-sand aria-[current]:chosen"
        >
          {periodWords[period].name}
        </Link>
      ))}
    </nav>
  );
}
