import { t } from '#messages/messages.ts';
import { href, useNavigate } from 'react-router';
import type { Coupon } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { BackBar, SavedForm } from '#web/core/interrupted/saved-form.tsx';
import { useSavedForm } from '#web/core/interrupted/use-saved-form.ts';
import type { GoodsChoices } from '../campaign-desk/goods-fields.ts';
import { couponForm } from './coupon-values.ts';

type CouponFormProps = {
  /** The coupon to change; null creates one. */
  readonly coupon: Coupon | null;
  readonly choices: GoodsChoices;
};

/** The form of a coupon: its code, what it gives, for what and whom, how often and when. */
export function CouponForm({ coupon, choices }: CouponFormProps) {
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
