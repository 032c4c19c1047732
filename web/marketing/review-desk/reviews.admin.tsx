import { t } from '#messages/messages.ts';
import { data, href, Link } from 'react-router';
import type { Route } from './+types/reviews.admin';
import { productDesk } from '#contract/goods/product-desk.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { listData } from '#web/core/desk-list/load-list.ts';
import { productAddress } from '#web/core/links/product-address.ts';
import { returning, useReturn } from '#web/core/links/return-address.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { useMay } from '#web/core/session/may.tsx';
import { loadReviews, removeReviews } from './load-reviews.ts';
import { ReviewList } from './review-list.tsx';

export async function loader({ request, params: { productId }, context }: Route.LoaderArgs) {
  if (!/^\d{1,9}$/.test(productId)) throw data({ code: 'product_not_found' }, { status: 404 });
  const api = apiClientOf(context);
  const [{ product }, loaded] = await Promise.all([
    api.load(productDesk.one, { productId }),
    loadReviews(api, new URL(request.url).searchParams, productId),
  ]);
  return listData({ ...loaded, product: { id: product.id, name: product.name } });
}

export async function action({ request, context }: Route.ActionArgs) {
  return removeReviews(apiClientOf(context), await request.formData());
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('review-desk.title'), isPrivate: true });

export default function ReviewsAdmin({ loaderData }: Route.ComponentProps) {
  const { id, name } = loaderData.product;
  const productId = String(id);
  const may = useMay();
  const back = useReturn(href('/admin/allproducts'));
  return (
    <AdminPage
      title={t('review-desk.reviewsOf', { name })}
      more={[
        { to: productAddress(id), label: t('review-desk.seeInShop') },
        ...(may('goods.write')
          ? [{ to: href('/admin/modification/:productId', { productId }), label: t('review-desk.modifyProduct') }]
          : []),
      ]}
    >
      <p className="mb-4 text-small">
        <Link to={back} {...returning} className="text-stone underline-offset-4 hover:underline">
          {t('review-desk.back')}
        </Link>
      </p>
      <ReviewList path={href('/admin/reviews/:productId', { productId })} loaded={loaderData} isOfOne />
    </AdminPage>
  );
}
