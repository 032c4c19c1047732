import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Route } from './+types/all-reviews.admin';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { listData } from '#web/core/desk-list/load-list.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { useMay } from '#web/core/session/may.tsx';
import { loadReviews, removeReviews } from './load-reviews.ts';
import { ReviewList } from './review-list.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  return listData(await loadReviews(apiClientOf(context), new URL(request.url).searchParams));
}

export async function action({ request, context }: Route.ActionArgs) {
  return removeReviews(apiClientOf(context), await request.formData());
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('review-desk.title'), isPrivate: true });

export default function AllReviewsAdmin({ loaderData }: Route.ComponentProps) {
  const may = useMay();
  return (
    <AdminPage
      title={t('review-desk.title')}
      more={
        may('customers.write')
          ? [{ to: href('/admin/moving-in/:kind', { kind: 'reviews' }), label: t('moving-in.importShort') }]
          : []
      }
    >
      <ReviewList path={href('/admin/reviews')} loaded={loaderData} isOfOne={false} />
    </AdminPage>
  );
}
