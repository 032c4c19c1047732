import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Route } from './+types/home.admin';
import { dashboard, summaryDays } from '#contract/dashboard.ts';
import { addCents } from '#contract/money.ts';
import { formatPrice } from '#contract/price-words.ts';
import { doorOf } from '../door.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const SalesChart = lazy(async () => {
  const { SalesChart: chart } = await import('./sales-chart.tsx');
  return { default: chart };
});

const ways = [
  { to: '/admin/allproducts', text: 'Mis productos' },
  { to: '/admin/createproduct', text: 'Crear productos' },
  { to: '/admin/clients', text: 'Mis clientes' },
  { to: '/admin/orders', text: 'Mis ordenes' },
] as const;

export const loader = ({ context }: Route.LoaderArgs) => doorOf(context).load(dashboard.summary, {});

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Administración', isPrivate: true });

export default function AdminHome({ loaderData }: Route.ComponentProps) {
  const { salesByDay, pendingOrders, lowStock, bestSellers } = loaderData;
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
            <span className="text-title text-ink tabular-nums">{formatPrice(total)}</span> en {orders}{' '}
            {orders === 1 ? 'orden aprobada' : 'órdenes aprobadas'}
          </p>
          <div aria-hidden="true">
            <Suspense fallback={<Skeleton className="h-60" />}>
              <SalesChart days={salesByDay} />
            </Suspense>
          </div>
        </Panel>
        <Panel title="Órdenes pendientes">
          <p className="font-display text-heading tabular-nums">{pendingOrders}</p>
          <Link to="/admin/orders?status=pending" className="text-small underline underline-offset-4">
            Ver las pendientes
          </Link>
        </Panel>
        <Panel title="Talles con poco stock">
          <Entries empty="Ningún talle con poco stock.">
            {lowStock.map(({ id, name, brandSize, stock }) => (
              <Entry key={`${id} ${brandSize}`} id={id} name={`${name}, talle ${brandSize}`} value={String(stock)} />
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

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-soft border border-line bg-sheet p-5">
      <h2 className="label mb-3 text-stone">{title}</h2>
      {children}
    </section>
  );
}

function Entries({ empty, children }: { readonly empty: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className="text-small text-stone">{empty}</p>;
  return <ul className="grid text-small">{children}</ul>;
}

function Entry({ id, name, value }: { readonly id: number; readonly name: string; readonly value: string }) {
  return (
    <li className="flex justify-between gap-4 border-t border-line py-2 first:border-t-0">
      <Link to={`/admin/modification/${id}`} className="underline-offset-4 hover:underline">
        {name}
      </Link>
      <span className="tabular-nums">{value}</span>
    </li>
  );
}
