import { t } from '#messages/messages.ts';
import { href, Link, useLocation } from 'react-router';
import type { Route } from './+types/history.admin';
import { movementHistory, type Movement } from '#contract/goods/stock/movement-history.ts';
import { preorders } from '#contract/goods/stock/preorder-desk.ts';
import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { ListPages } from '#web/core/desk-list/list-pages.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { Table } from '#web/core/ui/table.tsx';
import { May, useMay } from '#web/core/session/may.tsx';
import { DeskLink } from '#web/core/session/desk-link.tsx';
import { LowStockForm } from './low-stock-form.tsx';
import { PreorderForm } from './preorder-form.tsx';
import { leftWords, moverWords, movementWords, signed } from './movement-words.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const [size, after, before] = [query.get('size'), query.get('after'), query.get('before')];
  return apiClientOf(context).load(movementHistory.list, {
    productId: params.productId,
    ...(size && { variantId: size }),
    ...(after && { after }),
    ...(before && { before }),
  });
}

export const handle = takesJson;

/** Saves from how few units on the product is running low, or what can be ordered before it is there. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const sent = { ...(await sentJson(request)), productId: params.productId };
  const api = apiClientOf(context);
  if ('sizes' in sent) return outcomeOf(await api.relay(preorders.save, sent), t('preorders.saved'));
  return outcomeOf(await api.relay(movementHistory.saveLowStock, sent), t('stock-desk.limitSaved'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('stock-desk.history'), isPrivate: true });

export default function HistoryAdmin({ loaderData, params: { productId } }: Route.ComponentProps) {
  const { product, variants, lowStock, preorders: sizesAhead, firstPromise, movements, previous, next } = loaderData;
  const { search } = useLocation();
  const mayWrite = useMay()('goods.write');
  const path = href('/admin/stock/:productId', { productId });
  const chosen = new URLSearchParams(search).get('size');
  const sizes = [
    { query: '', text: t('stock-desk.allSizes'), isChosen: chosen === null },
    ...variants.map(({ variantId, brandSize, stock }) => ({
      query: `?size=${variantId}`,
      text: t('stock-desk.sizeWithUnits', { size: brandSize, stock }),
      isChosen: chosen === String(variantId),
    })),
  ];
  return (
    <AdminPage
      title={t('product-desk.stockOf', { name: nameWithColor(product) })}
      more={
        mayWrite
          ? [{ to: href('/admin/modification/:productId', { productId }), label: t('stock-desk.toProduct') }]
          : []
      }
    >
      <div className="grid gap-5">
        <nav aria-label={t('product-desk.sizes')} className="flex flex-wrap gap-x-4">
          {sizes.map(({ query, text, isChosen }) => (
            <Link
              key={query}
              to={`${path}${query}`}
              aria-current={isChosen || undefined}
              className="flex min-h-11 items-center text-small underline-offset-4 hover:underline aria-[current=true]:font-medium aria-[current=true]:underline"
            >
              {text}
            </Link>
          ))}
        </nav>
        <MovementTable movements={movements} />
        <ListPages
          label={t('stock-desk.pages')}
          place={{ path, query: search, order: '' }}
          previous={previous}
          next={next}
        />
        <May do="stock.write">
          <LowStockForm key={product.id} limit={lowStock} />
          {sizesAhead.length > 0 && (
            <PreorderForm key={`ahead ${product.id}`} sizes={sizesAhead} firstDay={firstPromise} />
          )}
        </May>
      </div>
    </AdminPage>
  );
}

const titles = {
  at: t('audit.when'),
  size: t('product-desk.size'),
  change: t('stock-desk.change'),
  stock: t('stock-desk.left'),
  what: t('stock-desk.what'),
  who: t('audit.who'),
};

/** What changed the units of sizes, newest first. */
function MovementTable({ movements }: { readonly movements: readonly Movement[] }) {
  return (
    <Table caption={t('stock-desk.movements')} columns={Object.values(titles)}>
      {movements.map((movement) => (
        <tr key={movement.id}>
          <td data-column={titles.at} className="tabular-nums">
            {momentWords(movement.at)}
          </td>
          <td data-column={titles.size}>{movement.size}</td>
          <td data-column={titles.change} className="tabular-nums">
            {signed(movement.change)}
          </td>
          <td data-column={titles.stock} className="tabular-nums">
            {leftWords(movement)}
          </td>
          <td data-column={titles.what}>
            <span className="grid">
              {movementWords(movement)}
              {movement.note && <span className="text-stone wrap-anywhere">{movement.note}</span>}
              {movement.order && (
                <DeskLink
                  to={href('/admin/orders/:payment_id', { payment_id: movement.order })}
                  className="underline underline-offset-4"
                >
                  {t('stock-desk.order')}
                </DeskLink>
              )}
            </span>
          </td>
          <td data-column={titles.who}>{moverWords(movement)}</td>
        </tr>
      ))}
    </Table>
  );
}
