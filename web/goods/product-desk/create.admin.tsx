import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { useNavigation } from 'react-router';
import type { Route } from './+types/create.admin';
import { productDesk } from '#contract/goods/product-desk.ts';
import { isSpecified } from '#contract/core/shop/specified.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { CreatedProduct } from './created-product.tsx';
import { formData, savedAs } from './form-data.ts';
import { ProductForm } from './product-form.tsx';
import { emptyProduct, valuesOf } from './product-values.ts';

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
