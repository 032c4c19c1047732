import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Route } from './+types/labels.admin';
import { documents } from '#contract/sales/orders/documents.ts';
import { labelSizesInput } from '#contract/sales/orders/price-labels.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { LabelsForm } from './labels-form.tsx';

/** The labels of products: how many of each size, and on what paper. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const product = new URL(request.url).searchParams.getAll('product').map(Number);
  const asked = labelSizesInput.safeParse({ product });
  if (!asked.success) return { sizes: [] };
  return apiClientOf(context).load(documents.labelSizes, asked.data);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('label-desk.title'), isPrivate: true });

export default function LabelsAdmin({ loaderData: { sizes } }: Route.ComponentProps) {
  return (
    <AdminPage title={t('label-desk.title')}>
      {sizes.length === 0 ? (
        <EmptyState
          title={t('label-desk.none')}
          action={<LinkButton to={href('/admin/allproducts')}>{t('label-desk.toProducts')}</LinkButton>}
        />
      ) : (
        <div className="grid max-w-3xl gap-6">
          <p className="text-small text-stone">{t('label-desk.hint')}</p>
          <LabelsForm key={sizes.map(({ variantId }) => variantId).join()} sizes={sizes} />
        </div>
      )}
    </AdminPage>
  );
}
