import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Route } from './+types/coupons.admin';
import { deskLists } from '#contract/core/protocol/desk-lists.ts';
import { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiContext, apiClientOf } from '#web/core/api-client/api-client.ts';
import { ShortList } from '#web/core/desk-list/short-list.tsx';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { CouponEnd } from './coupon-end.tsx';
import { couponColumns, couponRule, stateNames } from './coupon-columns.tsx';

const title = t('coupon-desk.title');

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [{ coupons }, setup] = await Promise.all([
    api.load(couponDesk.list, {}),
    api.load(deskLists.setup, { list: 'coupons' }),
  ]);
  return { coupons, setup, origin: context.get(apiContext).publicUrl };
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
export default function CouponsAdmin({ loaderData: { coupons, setup, origin } }: Route.ComponentProps) {
  const add = (
    <LinkButton to={href('/admin/coupons/:id', { id: 'new' })} size="small" className="min-h-11">
      {t('coupon-desk.add')}
    </LinkButton>
  );
  return (
    <AdminPage
      title={title}
      more={[{ to: href('/admin/coupon-report'), label: t('coupon-desk.report') }]}
      primary={add}
    >
      <ShortList
        list="coupons"
        caption={title}
        path={href('/admin/coupons')}
        setup={setup}
        states={stateNames}
        all={t('coupon-desk.all')}
        foundBy={(coupon) => ({ state: coupon.state, texts: [coupon.code, coupon.influencer, couponRule(coupon)] })}
        columns={couponColumns(({ code }) => `${origin}${href('/c/:code', { code })}`)}
        rows={coupons}
        keyOf={({ id }) => String(id)}
        nameOf={({ code }) => code}
        linkOf={({ id }) => ({ to: href('/admin/coupons/:id', { id: String(id) }) })}
        actions={{ width: 'w-28', Buttons: CouponEnd }}
        empty={<EmptyState title={t('coupon-desk.none')}>{t('coupon-desk.noneHint')}</EmptyState>}
      />
    </AdminPage>
  );
}
