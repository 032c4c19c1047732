import { href } from 'react-router';
import { useEffect } from 'react';
import { t } from '#messages/messages.ts';
import type { ProductCard as Product } from '#contract/goods/products.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { ProductRow } from './product-row.tsx';
import type { loader } from './cards.resource.ts';
import { noteSeen, useSeen } from './seen-store.ts';

type OtherProductsProps = { readonly productId: number; readonly related: readonly Product[] };

/** Below a product: others of its category, and those that this browser showed before. */
export function OtherProducts({ productId, related }: OtherProductsProps) {
  return (
    <>
      {related.length > 0 && <ProductRow title={t('catalogue.youMayLike')} products={related} />}
      <RecentlySeen except={productId} />
    </>
  );
}

const most = 4;

/** The products that this browser showed before, with present data. Empty on a first visit. */
function RecentlySeen({ except }: { readonly except: number }) {
  const others = useSeen()
    .filter((id) => id !== except)
    .slice(0, most);
  const { data, load, notice } = useRequest<typeof loader>({
    key: 'recently-seen',
    what: t('catalogue.seenNotLoaded'),
    told: 'beside',
  });
  const asked = others.map((id) => `id=${id}`).join('&');
  useEffect(() => {
    if (asked !== '') void load(`${href('/catalogue/cards')}?${asked}`);
  }, [asked, load]);
  useEffect(() => noteSeen(except), [except]);
  const shown = data?.filter(({ id }) => others.includes(id)) ?? [];
  if (notice) return <div className="mt-20">{notice}</div>;
  if (shown.length === 0) return null;
  return <ProductRow title={t('catalogue.recentlySeen')} products={shown} />;
}
