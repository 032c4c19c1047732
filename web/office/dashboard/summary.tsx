import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { dashboard } from '#contract/office/dashboard.ts';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import { formatCount } from '#contract/core/money/price-words.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Figures } from './figures.tsx';
import { Entries, Entry, Panel } from './panel.tsx';
import { periodWords } from './period-words.ts';
import { SalesChart } from './sales-chart.tsx';

type SummaryProps = Output<typeof dashboard.summary>;

/** The figures, the chart and the short lists of a period. */
export function Summary(summary: SummaryProps) {
  const { days, sales, salesBefore, salesByDay, pendingOrders, lowStock, soldOut, bestSellers } = summary;
  const { sales: title, before } = periodWords[days];
  const list = href('/admin/allproducts');
  return (
    <>
      <Figures
        sales={sales}
        salesBefore={salesBefore}
        pendingOrders={pendingOrders}
        from={salesByDay[0]?.day ?? ''}
        to={salesByDay.at(-1)?.day ?? ''}
        before={before}
      />
      <div className="grid items-start gap-4 xl:grid-cols-3">
        <div className="min-w-0 xl:col-span-2">
          <Panel title={title}>
            <Chart {...summary} before={before} />
          </Panel>
        </div>
        <Panel title={t('admin.bestSellers')}>
          <Entries empty={t('admin.noSalesInPeriod')}>
            {bestSellers.map(({ id, name, quantity }) => (
              <Entry
                key={id}
                id={id}
                name={name}
                value={t('admin.units', { count: quantity, units: formatCount(quantity) })}
              />
            ))}
          </Entries>
        </Panel>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel title={t('admin.lowStock')} more={{ to: `${list}?stock=low`, text: t('admin.showAll') }}>
          <Entries empty={t('admin.noLowStock')}>
            {lowStock.map(({ id, variantId, name, size, stock }) => (
              <Entry
                key={variantId}
                id={id}
                name={t('admin.productInSize', { name, size })}
                value={t('admin.left', { count: stock })}
              />
            ))}
          </Entries>
        </Panel>
        <Panel title={t('admin.soldOut')} more={{ to: `${list}?stock=size-out`, text: t('admin.showAll') }}>
          <Entries empty={t('admin.noSoldOut')}>
            {soldOut.map(({ id, variantId, name, size }) => (
              <Entry key={variantId} id={id} name={t('admin.productInSize', { name, size })} value="0" />
            ))}
          </Entries>
        </Panel>
      </div>
    </>
  );
}

function Chart({ sales, salesBefore, salesByDay, salesByHour, before }: SummaryProps & { readonly before: string }) {
  if (sales.orders === 0 && salesBefore.orders === 0) {
    return (
      <EmptyState
        title={t('admin.noSales')}
        action={
          <LinkButton to={`${href('/admin/principal')}?days=30`} tone="outline" size="small">
            {t('admin.showMonth')}
          </LinkButton>
        }
      >
        {t('admin.barsAppear')}
      </EmptyState>
    );
  }
  const byHour = salesByHour.map(({ hour, ...sold }) => ({ name: `${hour} h`, ...sold }));
  const byDay = salesByDay.map(({ day, ...sold }) => ({ name: day, ...sold }));
  return byHour.length > 0 ? (
    <SalesChart parts={byHour} unit="hour" before={before} />
  ) : (
    <SalesChart parts={byDay} unit="day" before={before} />
  );
}
