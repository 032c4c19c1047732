import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import type { DeskProduct } from '#contract/goods/desk-product.ts';
import { productAddress } from '#web/core/links/product-address.ts';
import { useReturn, withReturn } from '#web/core/links/return-address.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { ProductState } from './product-state.tsx';
import { valuesOf } from './product-values.ts';

/** What a product is now that it was created, and the ways on from here. */
export function CreatedProduct({ product }: { readonly product: DeskProduct }) {
  const { id, name, variants, state } = product;
  const back = useReturn(href('/admin/allproducts'));
  const create = href('/admin/createproduct');
  const change = href('/admin/modification/:productId', { productId: String(id) });
  const isSoldOut = variants.every(({ stock }) => stock === 0);
  return (
    <div className="grid max-w-2xl gap-4">
      <div role="status" className="grid gap-1">
        <p className="text-body font-medium">{backOfficeTexts.productForm.created}</p>
        <p className="text-small text-stone wrap-anywhere">{t('product-desk.createdAs', { name })}</p>
      </div>
      <ProductState values={valuesOf(product)} rules="modified" />
      <div className="flex flex-wrap gap-2">
        {isSoldOut && <LinkButton to={withReturn(change, back)}>{t('product-desk.addStock')}</LinkButton>}
        <LinkButton to={withReturn(create, back)} tone={isSoldOut ? 'outline' : 'ink'}>
          {t('product-desk.createAnother')}
        </LinkButton>
        {state === 'published' && (
          <LinkButton to={productAddress(id)} tone="outline">
            {t('product-desk.seeInShop')}
          </LinkButton>
        )}
        <LinkButton to={withReturn(`${create}?from=${id}`, back)} tone="outline">
          {t('product-desk.duplicate')}
        </LinkButton>
      </div>
    </div>
  );
}
