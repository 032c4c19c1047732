import { t } from '#messages/messages.ts';
import { data } from 'react-router';
import type { Route } from './+types/coupon.admin';
import { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { savedOutcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { loadGoodsChoices } from '../campaign-desk/load-goods-choices.ts';
import { CouponForm } from './coupon-form.tsx';

const titleOf = (id: string) => (id === 'new' ? t('coupon-desk.add') : t('coupon-desk.change'));

/** The id 'new' creates a coupon. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  if (id !== 'new' && !/^[1-9]\d{0,8}$/.test(id)) throw data({ code: 'coupon_not_found' }, { status: 404 });
  const [choices, coupon] = await Promise.all([
    loadGoodsChoices(api),
    id === 'new' ? null : api.load(couponDesk.one, { id }),
  ]);
  return { id, coupon, choices };
}

export const handle = takesJson;

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const api = apiClientOf(context);
  const sent = await sentJson(request);
  const saved =
    id === 'new' ? await api.relay(couponDesk.create, sent) : await api.relay(couponDesk.update, { ...sent, id });
  return savedOutcomeOf(saved, t('coupon-desk.saved'));
}

export const meta: Route.MetaFunction = ({ params: { id = 'new' } }) =>
  pageMeta({ title: titleOf(id), isPrivate: true });

export default function CouponAdmin({ loaderData: { id, coupon, choices } }: Route.ComponentProps) {
  return (
    <AdminPage title={titleOf(id)}>
      <CouponForm key={id} coupon={coupon} choices={choices} />
    </AdminPage>
  );
}
