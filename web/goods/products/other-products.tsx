import { t } from '#messages/messages.ts';
import type { ProductCard as Product } from '#contract/goods/products.ts';
import { ProductRow } from './product-row.tsx';
import { RecentlySeen } from './recently-seen.tsx';

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
