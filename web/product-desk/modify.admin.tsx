import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { data, href, Link, useNavigation } from 'react-router';
import type { Route } from './+types/modify.admin';
import { catalogue } from '#contract/catalogue.ts';
import { productDesk } from '#contract/product-desk.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { returning, useReturn, withReturn } from '../links/return-address.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { LinkButton } from '../ui/button.tsx';
import { sentJson, takesJson } from '../api-client/sent-json.ts';
import { formData, savedAs } from './form-data.ts';
import { ProductForm } from './product-form.tsx';
import { valuesOf } from './product-values.ts';
import { productAddress } from '../links/product-address.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!/^\d{1,9}$/.test(params.productId)) throw data({ code: 'product_not_found' }, { status: 404 });
  const product = await apiClientOf(context).load(catalogue.detail, { id: params.productId });
  return { ...(await formData(context)), product };
}

export const handle = takesJson;

export async function action({ request, params, context }: Route.ActionArgs) {
  const sent = { ...(await sentJson(request)), productId: params.productId };
  return savedAs(await apiClientOf(context).relay(productDesk.update, sent));
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('product-desk.modify'), isPrivate: true });

export default function ModifyProduct({ loaderData: { product, ...rest }, actionData }: Route.ComponentProps) {
  const back = useReturn(href('/admin/allproducts'));
  return (
    <AdminPage
      title={t('product-desk.modify')}
      actions={
        <>
          <LinkButton to={productAddress(product.id)} size="small" tone="outline">
            {t('product-desk.seeInShop')}
          </LinkButton>
          <LinkButton
            to={withReturn(`${href('/admin/createproduct')}?from=${product.id}`, back)}
            size="small"
            tone="outline"
          >
            {t('product-desk.duplicate')}
          </LinkButton>
        </>
      }
    >
      <p className="mb-4 text-small">
        <Link to={back} {...returning} className="text-stone underline-offset-4 hover:underline">
          {t('product-desk.back')}
        </Link>
      </p>
      <Modification key={product.id} product={product} {...rest} outcome={actionData} />
    </AdminPage>
  );
}

type ModificationProps = Pick<Route.ComponentProps['loaderData'], 'product' | 'categories' | 'uploadTo'> & {
  readonly outcome: Route.ComponentProps['actionData'];
};

function Modification({ product, categories, uploadTo, outcome }: ModificationProps) {
  const isBusy = useNavigation().state === 'submitting';
  // The values that the form was opened with: changes of stock are computed from them.
  const [{ start, version }] = useState(() => ({ start: valuesOf(product), version: product.version }));
  return (
    <ProductForm
      start={start}
      version={version}
      rules="modified"
      categories={categories}
      uploadTo={uploadTo}
      outcome={outcome}
      isBusy={isBusy}
    />
  );
}
