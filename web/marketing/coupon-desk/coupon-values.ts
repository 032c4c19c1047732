import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { typedPrice } from '#contract/core/money/typed-price.ts';
import { localShopTime } from '#contract/core/time/shop-time.ts';
import type { Coupon } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { couponFields } from '#contract/marketing/coupon-desk/coupon-rules.ts';
import type { CouponGift } from '#contract/sales/coupons/coupon-terms.ts';
import { area, check, choice, line, type ValuesOf } from '#web/core/forms/field-specs.ts';
import { formOf } from '#web/core/forms/form-of.ts';
import { goodsFields, goodsValues, sentGoods, type GoodsChoices } from '../campaign-desk/goods-fields.ts';

const giftNames = {
  percent: t('coupon-desk.byPercent'),
  amount: t('coupon-desk.byAmount'),
  delivery: t('coupon-desk.byDelivery'),
  units: t('coupon-desk.byUnits'),
} as const satisfies Record<CouponGift['by'], string>;

function fieldsOf(choices: GoodsChoices) {
  const ofGift = (gift: CouponGift['by'], name: string) => ({
    logged: 'discount' as const,
    at: `gift.${name}`,
    when: ({ how }: Readonly<Record<string, unknown>>) => how === gift,
  });
  const number = (label: string, hint: string) =>
    line(label, { hint, inputMode: 'numeric', maxLength: 7, logged: 'limits' });
  return {
    code: line(t('coupon-desk.code'), {
      hint: t('coupon-desk.codeHint', { link: href('/c/:code', { code: 'VERANO20' }) }),
      autoComplete: 'off',
      maxLength: 30,
      logged: 'name',
      isWide: true,
    }),
    how: choice(t('coupon-desk.gift'), giftNames, { logged: 'discount', start: 'percent' }),
    percent: line(t('coupon-desk.percent'), { inputMode: 'decimal', maxLength: 5, ...ofGift('percent', 'percent') }),
    amount: line(t('coupon-desk.amount'), {
      hint: t('coupon-desk.amountHint'),
      inputMode: 'decimal',
      ...ofGift('amount', 'amount'),
    }),
    taken: line(t('coupon-desk.taken'), {
      inputMode: 'numeric',
      maxLength: 2,
      start: '2',
      ...ofGift('units', 'taken'),
    }),
    paid: line(t('coupon-desk.paid'), {
      hint: t('coupon-desk.paidHint'),
      inputMode: 'numeric',
      maxLength: 2,
      start: '1',
      ...ofGift('units', 'paid'),
    }),
    ...goodsFields(choices, { start: 'all', hint: t('coupon-desk.goodsHint') }),
    least: line(t('coupon-desk.least'), {
      hint: t('coupon-desk.leastHint'),
      inputMode: 'decimal',
      logged: 'conditions',
    }),
    isFirstOrder: check(t('coupon-desk.isFirstOrder'), { logged: 'conditions', isWide: true }),
    customers: area(t('coupon-desk.customers'), {
      hint: t('coupon-desk.customersHint'),
      rows: 3,
      maxLength: 50_000,
      logged: 'conditions',
      isWide: true,
    }),
    mostUses: number(t('coupon-desk.mostUses'), t('coupon-desk.mostUsesHint')),
    mostEach: number(t('coupon-desk.mostEach'), t('coupon-desk.mostEachHint')),
    from: line(t('campaigns.from'), { type: 'datetime-local', hint: t('campaigns.fromHint'), logged: 'startsAt' }),
    until: line(t('campaigns.until'), { type: 'datetime-local', hint: t('campaigns.untilHint'), logged: 'endsAt' }),
    influencer: line(t('coupon-desk.influencer'), { hint: t('coupon-desk.influencerHint') }),
  };
}

type CouponValues = ValuesOf<ReturnType<typeof fieldsOf>>;

/** The form of a coupon. */
export function couponForm(choices: GoodsChoices) {
  return {
    ...formOf({ fields: fieldsOf(choices), rules: couponFields, sentOf: sentCoupon }),
    valuesOf: (coupon: Coupon): CouponValues => {
      const { code, gift, goods, least, isFirstOrder, customers, mostUses, mostEach, from, until, influencer } = coupon;
      return {
        code,
        how: gift.by,
        percent: gift.by === 'percent' ? String(gift.percent).replace('.', ',') : '',
        amount: gift.by === 'amount' ? typedPrice(gift.amount) : '',
        taken: gift.by === 'units' ? String(gift.taken) : '2',
        paid: gift.by === 'units' ? String(gift.paid) : '1',
        ...goodsValues(goods),
        least: least === null ? '' : typedPrice(least),
        isFirstOrder,
        customers: customers.join('\n'),
        mostUses: String(mostUses ?? ''),
        mostEach: String(mostEach ?? ''),
        from: localShopTime(from),
        until: until === null ? '' : localShopTime(until),
        influencer,
      };
    },
  };
}

const orNull = (typed: string) => (typed.trim() === '' ? null : typed.trim());

/** Returns what the form sends. */
function sentCoupon(values: CouponValues) {
  const { code, least, isFirstOrder, customers, mostUses, mostEach, from, until, influencer } = values;
  return {
    code,
    gift: sentGift(values),
    goods: sentGoods(values),
    least: orNull(least),
    isFirstOrder,
    customers: customers.split(/[\s,;]+/).filter((address) => address !== ''),
    mostUses: orNull(mostUses),
    mostEach: orNull(mostEach),
    from: orNull(from),
    until: orNull(until),
    influencer,
  };
}

function sentGift({ how, percent, amount, taken, paid }: CouponValues) {
  switch (how) {
    case 'percent':
      return { by: how, percent: percent.trim() };
    case 'amount':
      return { by: how, amount };
    case 'delivery':
      return { by: how };
    case 'units':
      return { by: how, taken, paid };
  }
}
