import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Route } from './+types/home.admin';
import { dashboard, summaryDays } from '#contract/dashboard.ts';
import { addCents } from '#contract/money.ts';
import { countWords, formatCount, formatPrice } from '#contract/price-words.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { useHere, withReturn } from '../links/return-address.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { LinkButton } from '../ui/button.tsx';
import { SalesChart } from './sales-chart.tsx';

const ways = [
  { to: '/admin/allproducts', text: 'Mis productos' },
  { to: '/admin/createproduct', text: 'Crear productos' },
  { to: '/admin/clients', text: 'Mis clientes' },
  { to: '/admin/orders', text: 'Mis ordenes' },
] as const;

export const loader = ({ context }: Route.LoaderArgs) => apiClientOf(context).load(dashboard.summary, {});

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Administración', isPrivate: true });

export default function AdminHome({ loaderData }: Route.ComponentProps) {
  const { salesByDay, pendingOrders, lowStock, soldOut, bestSellers } = loaderData;
  const total = addCents(...salesByDay.map((day) => day.total));
  const orders = salesByDay.reduce((sum, day) => sum + day.orders, 0);
  return (
    <AdminPage title="Panel de administrador">
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {ways.map(({ to, text }) => (
          <LinkButton key={to} to={to} tone="outline" className="min-h-16">
            {text}
          </LinkButton>
        ))}
      </div>
      <div className="mt-6 grid gap-4 xl:grid-cols-[2fr_1fr]">
        <Panel title={`Ventas de los últimos ${summaryDays} días`}>
          <p className="mb-4 text-small text-stone">
            <span className="text-title text-ink tabular-nums">{formatPrice(total)}</span> en{' '}
            {countWords(orders, 'orden aprobada', 'órdenes aprobadas')}
          </p>
          <SalesChart days={salesByDay} />
        </Panel>
        <Panel title="Órdenes pendientes">
          <p className="font-display text-heading tabular-nums">{formatCount(pendingOrders)}</p>
          <Link to="/admin/orders?status=pending" className="text-small underline underline-offset-4">
            Ver las pendientes
          </Link>
        </Panel>
        <Panel title="Talles con poco stock" more={{ to: '/admin/allproducts?stock=low', text: 'Ver todos' }}>
          <Entries empty="Ningún talle con poco stock.">
            {lowStock.map(({ id, name, brandSize, stock }) => (
              <Entry key={`${id} ${brandSize}`} id={id} name={`${name}, talle ${brandSize}`} value={String(stock)} />
            ))}
          </Entries>
        </Panel>
        <Panel title="Sin stock" more={{ to: '/admin/allproducts?stock=size-out', text: 'Ver todos' }}>
          <Entries empty="Ningún talle sin stock.">
            {soldOut.map(({ id, name, brandSize }) => (
              <Entry key={`${id} ${brandSize}`} id={id} name={`${name}, talle ${brandSize}`} value="0" />
            ))}
          </Entries>
        </Panel>
        <Panel title="Los más vendidos">
          <Entries empty="Todavía no hay ventas en este período.">
            {bestSellers.map(({ id, name, quantity }) => (
              <Entry key={id} id={id} name={name} value={String(quantity)} />
            ))}
          </Entries>
        </Panel>
      </div>
    </AdminPage>
  );
}

type PanelProps = {
  readonly title: string;
  /** Where the whole list is. */
  readonly more?: { readonly to: string; readonly text: string };
  readonly children: ReactNode;
};

function Panel({ title, more, children }: PanelProps) {
  return (
    <section aria-label={title} className="min-w-0 rounded-soft border border-line bg-sheet p-5">
      <h2 className="label mb-3 text-stone">{title}</h2>
      {children}
      {more && (
        <Link
          to={more.to}
          aria-label={`${more.text}: ${title}`}
          className="mt-3 inline-block text-small underline underline-offset-4"
        >
          {more.text}
        </Link>
      )}
    </section>
  );
}

function Entries({ empty, children }: { readonly empty: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className="text-small text-stone">{empty}</p>;
  return <ul className="grid text-small">{children}</ul>;
}

function Entry({ id, name, value }: { readonly id: number; readonly name: string; readonly value: string }) {
  const here = useHere();
  return (
    <li className="flex justify-between gap-4 border-t border-line py-2 first:border-t-0">
      <Link to={withReturn(`/admin/modification/${id}`, here)} className="underline-offset-4 hover:underline">
        {name}
      </Link>
      <span className="tabular-nums">{value}</span>
    </li>
  );
}
