import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { data, href, Link, useNavigation } from 'react-router';
import type { Route } from './+types/modify.admin';
import { productDesk } from '#contract/goods/product-desk.ts';
import { campaigns } from '#contract/marketing/campaigns/campaigns.ts';
import { outcomeOf, savedOutcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { returning, useReturn, withReturn } from '#web/core/links/return-address.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { Mark } from '#web/core/ui/mark.tsx';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { DatedOfferForm } from './dated-offer-form.tsx';
import { formData, savedAs } from './form-data.ts';
import { ProductForm, type ProductOutcome } from './product-form.tsx';
import { valuesOf } from './product-values.ts';
import { stateNames } from './product-words.ts';
import { TextsForm } from './texts-form.tsx';
import { productAddress } from '#web/core/links/product-address.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!/^\d{1,9}$/.test(params.productId)) throw data({ code: 'product_not_found' }, { status: 404 });
  const { productId } = params;
  const api = apiClientOf(context);
  return {
    ...(await formData(context)),
    ...(await api.load(productDesk.one, { productId })),
    ...(await api.load(campaigns.ofProduct, { productId })),
  };
}

export const handle = takesJson;

export async function action({ request, params, context }: Route.ActionArgs) {
  const sent = { ...(await sentJson(request)), productId: params.productId };
  const api = apiClientOf(context);
  if ('offer' in sent) return outcomeOf(await api.relay(productDesk.saveOffer, sent), t('product-desk.offer.saved'));
  if (!('language' in sent)) return savedAs(await api.relay(productDesk.update, sent));
  return savedOutcomeOf(await api.relay(productDesk.saveTexts, sent), t('product-desk.texts.saved'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('product-desk.modify'), isPrivate: true });

export default function ModifyProduct({
  loaderData: { product, texts, offer, ...rest },
  actionData,
}: Route.ComponentProps) {
  const back = useReturn(href('/admin/allproducts'));
  // The outcomes of the texts and of the offer are those of background requests: their forms know them.
  const outcome = actionData && 'code' in actionData ? undefined : actionData;
  return (
    <AdminPage
      title={t('product-desk.modify')}
      state={<Mark look={product.state === 'published' ? 'ok' : 'plain'}>{stateNames[product.state]}</Mark>}
      more={[
        ...(product.state === 'published'
          ? [{ to: productAddress(product.id), label: t('product-desk.seeInShop') }]
          : []),
        {
          to: withReturn(`${href('/admin/createproduct')}?from=${product.id}`, back),
          label: t('product-desk.duplicate'),
        },
      ]}
    >
      <p className="mb-4 text-small">
        <Link to={back} {...returning} className="text-stone underline-offset-4 hover:underline">
          {t('product-desk.back')}
        </Link>
      </p>
      <Modification key={product.id} product={product} {...rest} outcome={outcome} />
      <div className="mt-12">
        <DatedOfferForm key={product.id} offer={offer} />
      </div>
      {texts && (
        <div className="mt-12">
          <TextsForm key={`${product.id} ${texts.language}`} product={product} texts={texts} />
        </div>
      )}
    </AdminPage>
  );
}

type ModificationProps = Pick<
  Route.ComponentProps['loaderData'],
  'product' | 'categories' | 'attributes' | 'duties' | 'choices' | 'uploads' | 'prices' | 'campaign'
> & {
  readonly outcome: ProductOutcome | undefined;
};

function Modification({ product, outcome, ...rest }: ModificationProps) {
  const isBusy = useNavigation().state === 'submitting';
  // The values that the form was opened with: changes of stock are computed from them.
  const [{ start, version }] = useState(() => ({ start: valuesOf(product), version: product.version }));
  return <ProductForm start={start} version={version} rules="modified" {...rest} outcome={outcome} isBusy={isBusy} />;
}
