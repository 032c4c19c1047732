import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { useNavigation, href } from 'react-router';
import type { Route } from './+types/create.admin';
import { productDesk } from '#contract/goods/product-desk.ts';
import { isSpecified } from '#contract/core/shop/specified.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import type { DeskProduct } from '#contract/goods/desk-product.ts';
import { productAddress } from '#web/core/links/product-address.ts';
import { useReturn, withReturn } from '#web/core/links/return-address.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { formData, savedAs } from './form-data.ts';
import { ProductForm } from './product-form.tsx';
import { emptyProduct, valuesOf } from './product-values.ts';
import { ProductState } from './product-state.tsx';

/** With `from` in the query, the form starts as a copy of that product. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const from = new URL(request.url).searchParams.get('from');
  const copied = from === null ? null : await apiClientOf(context).load(productDesk.one, { productId: from });
  return { ...(await formData(context)), copied: copied && copied.product };
}

export const handle = takesJson;

export async function action({ request, context }: Route.ActionArgs) {
  return savedAs(await apiClientOf(context).relay(productDesk.create, await sentJson(request)));
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('product-desk.create'), isPrivate: true });

export default function CreateProduct({ loaderData, actionData }: Route.ComponentProps) {
  const { copied, ...rest } = loaderData;
  // By the requirements' own rules it leads to the start of the back office.
  const created = actionData?.isDone && !isSpecified() ? actionData.product : undefined;
  return (
    <AdminPage title={t('product-desk.create')}>
      {created ? (
        <CreatedProduct product={created} />
      ) : (
        <Creation key={copied?.id ?? 'new'} copied={copied} {...rest} outcome={actionData} />
      )}
    </AdminPage>
  );
}

type CreationProps = Pick<
  Route.ComponentProps['loaderData'],
  'copied' | 'categories' | 'attributes' | 'duties' | 'choices' | 'uploads'
> & {
  readonly outcome: Route.ComponentProps['actionData'];
};

function Creation({ copied, outcome, ...rest }: CreationProps) {
  const isBusy = useNavigation().state === 'submitting';
  const [start] = useState(() => (copied ? valuesOf(copied, { isCopy: true }) : emptyProduct));
  return <ProductForm start={start} rules="new" {...rest} outcome={outcome} isBusy={isBusy} />;
}

/** What a product is now that it was created, and the ways on from here. */
function CreatedProduct({ product }: { readonly product: DeskProduct }) {
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
