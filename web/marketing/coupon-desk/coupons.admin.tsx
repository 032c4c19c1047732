import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Route } from './+types/coupons.admin';
import { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiContext, apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { CouponRow } from './coupon-row.tsx';

const title = t('coupon-desk.title');

export async function loader({ context }: Route.LoaderArgs) {
  const { coupons } = await apiClientOf(context).load(couponDesk.list, {});
  return { coupons, origin: context.get(apiContext).publicUrl };
}

/** Ends or deletes a coupon. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const id = formText(form, 'id');
  const api = apiClientOf(context);
  return formText(form, 'intent') === 'end'
    ? outcomeOf(await api.submit(couponDesk.end, { id }), t('coupon-desk.ended'))
    : outcomeOf(await api.submit(couponDesk.remove, { id }), t('coupon-desk.removed'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

/** The coupons with their states and uses. */
export default function CouponsAdmin({ loaderData: { coupons, origin } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={title}
      actions={
        <>
          <LinkButton to={href('/admin/coupon-report')} tone="outline" size="small">
            {t('coupon-desk.report')}
          </LinkButton>
          <LinkButton to={href('/admin/coupons/:id', { id: 'new' })} size="small">
            {t('coupon-desk.add')}
          </LinkButton>
        </>
      }
    >
      {coupons.length === 0 ? (
        <EmptyState title={t('coupon-desk.none')}>{t('coupon-desk.noneHint')}</EmptyState>
      ) : (
        <ul className="grid gap-2">
          {coupons.map((coupon) => (
            <CouponRow key={coupon.id} coupon={coupon} link={`${origin}${href('/c/:code', { code: coupon.code })}`} />
          ))}
        </ul>
      )}
    </AdminPage>
  );
}
