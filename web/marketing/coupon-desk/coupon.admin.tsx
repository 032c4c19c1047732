import { t } from '#messages/messages.ts';
import { data, href, useNavigate } from 'react-router';
import type { Route } from './+types/coupon.admin';
import { couponDesk, type Coupon } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { savedOutcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { BackBar, SavedForm } from '#web/core/interrupted/saved-form.tsx';
import { useSavedForm } from '#web/core/interrupted/use-saved-form.ts';
import { loadGoodsChoices } from '../campaign-desk/load-goods-choices.ts';
import { ClockMark } from '../campaign-desk/clock-mark.tsx';
import type { GoodsChoices } from '../campaign-desk/goods-fields.ts';
import { stateNames } from './coupon-columns.tsx';
import { couponForm } from './coupon-values.ts';

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
    <AdminPage title={titleOf(id)} state={coupon && <ClockMark state={coupon.state} names={stateNames} />}>
      <CouponForm key={id} coupon={coupon} choices={choices} />
    </AdminPage>
  );
}

type CouponFormProps = {
  /** The coupon to change; null creates one. */
  readonly coupon: Coupon | null;
  readonly choices: GoodsChoices;
};

/** The form of a coupon: its code, what it gives, for what and whom, how often and when. */
function CouponForm({ coupon, choices }: CouponFormProps) {
  const navigate = useNavigate();
  const of = couponForm(choices);
  const saved = useSavedForm({
    name: 'coupon',
    what: t('coupon-desk.notSaved'),
    check: t('coupon-desk.checkList'),
    onSaved: () => void navigate(href('/admin/coupons')),
    present: coupon,
    of,
  });
  const { form } = saved;
  return (
    <SavedForm of={saved} words={of.fields} className="grid max-w-3xl grid-cols-1 gap-4">
      <FormBlock title={t('coupon-desk.gift')} isWide>
        <FormFields of={of} form={form} names={['code', 'how', 'percent', 'amount', 'taken', 'paid']} />
      </FormBlock>
      <FormBlock title={t('coupon-desk.conditions')} isWide>
        <FormFields of={of} form={form} names={['by', 'category', 'collection', 'brand', 'attribute', 'least']} />
        <FormFields of={of} form={form} names={['isFirstOrder', 'customers']} />
      </FormBlock>
      <FormBlock title={t('coupon-desk.limits')} isWide>
        <FormFields of={of} form={form} names={['mostUses', 'mostEach']} />
      </FormBlock>
      <FormBlock title={t('coupon-desk.dates')} isWide>
        <FormFields of={of} form={form} names={['from', 'until', 'influencer']} />
      </FormBlock>
      <BackBar of={saved} to={href('/admin/coupons')} />
    </SavedForm>
  );
}
