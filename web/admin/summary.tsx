import { href } from 'react-router';
import type { dashboard } from '#contract/dashboard.ts';
import type { Output } from '#contract/endpoint.ts';
import { countWords } from '#contract/price-words.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Figures } from './figures.tsx';
import { Entries, Entry, Panel } from './panel.tsx';
import { periodWords } from './period-words.ts';
import { SalesChart } from './sales-chart.tsx';

type SummaryProps = Output<typeof dashboard.summary>;

/** The figures, the chart and the short lists of a period. */
export function Summary(summary: SummaryProps) {
  const { days, sales, salesBefore, salesByDay, pendingOrders, lowStock, soldOut, bestSellers } = summary;
  const { span, before } = periodWords[days];
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
          <Panel title={`Ventas de ${span}`}>
            <Chart {...summary} before={before} />
          </Panel>
        </div>
        <Panel title="Los más vendidos">
          <Entries empty="Todavía no hay ventas en este período.">
            {bestSellers.map(({ id, name, quantity }) => (
              <Entry key={id} id={id} name={name} value={countWords(quantity, 'unidad', 'unidades')} />
            ))}
          </Entries>
        </Panel>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel title="Talles con poco stock" more={{ to: `${list}?stock=low`, text: 'Ver todos' }}>
          <Entries empty="Ningún talle con poco stock.">
            {lowStock.map(({ id, name, brandSize, stock }) => (
              <Entry key={`${id} ${brandSize}`} id={id} name={`${name}, talle ${brandSize}`} value={left(stock)} />
            ))}
          </Entries>
        </Panel>
        <Panel title="Sin stock" more={{ to: `${list}?stock=size-out`, text: 'Ver todos' }}>
          <Entries empty="Ningún talle sin stock.">
            {soldOut.map(({ id, name, brandSize }) => (
              <Entry key={`${id} ${brandSize}`} id={id} name={`${name}, talle ${brandSize}`} value="0" />
            ))}
          </Entries>
        </Panel>
      </div>
    </>
  );
}

const left = (stock: number) => (stock === 1 ? 'queda 1' : `quedan ${stock}`);

function Chart({ sales, salesBefore, salesByDay, salesByHour, before }: SummaryProps & { readonly before: string }) {
  if (sales.orders === 0 && salesBefore.orders === 0) {
    return (
      <EmptyState
        title="Todavía no hay ventas"
        action={
          <LinkButton to={`${href('/admin/principal')}?days=30`} tone="outline" size="small">
            Ver los últimos 30 días
          </LinkButton>
        }
      >
        Las barras aparecen con la primera orden aprobada.
      </EmptyState>
    );
  }
  const byHour = salesByHour.map(({ hour, ...sold }) => ({ name: `${hour} h`, ...sold }));
  const byDay = salesByDay.map(({ day, ...sold }) => ({ name: day, ...sold }));
  return byHour.length > 0 ? (
    <SalesChart parts={byHour} unit="Hora" before={before} />
  ) : (
    <SalesChart parts={byDay} unit="Día" before={before} />
  );
}
