import { t } from '#messages/messages.ts';
import { typedPrice } from '#contract/core/money/typed-price.ts';
import { localShopTime } from '#contract/core/time/shop-time.ts';
import { campaignFields } from '#contract/marketing/campaigns/campaign-rules.ts';
import type { Campaign } from '#contract/marketing/campaigns/campaigns.ts';
import { check, choice, line, type ValuesOf } from '#web/core/forms/field-specs.ts';
import { formOf } from '#web/core/forms/form-of.ts';
import { roundingNames } from '#web/core/forms/rounding-names.ts';
import { goodsFields, goodsValues, sentGoods, type GoodsChoices } from './goods-fields.ts';

const discountNames = { percent: t('campaigns.byPercent'), price: t('campaigns.byPrice') } as const;

function fieldsOf(choices: GoodsChoices) {
  return {
    name: line(t('campaigns.name'), { hint: t('campaigns.nameHint'), isWide: true }),
    ...goodsFields(choices, { start: 'category', hint: t('campaigns.goodsHint') }),
    how: choice(t('campaigns.discount'), discountNames, { logged: 'discount', start: 'percent' }),
    percent: line(t('campaigns.percent'), {
      hint: t('campaigns.percentHint'),
      inputMode: 'decimal',
      maxLength: 5,
      logged: 'discount',
      at: 'discount.percent',
      when: ({ how }) => how === 'percent',
    }),
    rounding: choice(t('campaigns.rounding'), roundingNames, {
      logged: 'discount',
      start: 'none',
      when: ({ how }) => how === 'percent',
    }),
    price: line(t('campaigns.price'), {
      inputMode: 'decimal',
      logged: 'discount',
      at: 'discount.price',
      when: ({ how }) => how === 'price',
    }),
    sparesLosses: check(t('campaigns.sparesLosses'), { start: true, isWide: true }),
    from: line(t('campaigns.from'), { type: 'datetime-local', hint: t('campaigns.fromHint'), logged: 'startsAt' }),
    until: line(t('campaigns.until'), { type: 'datetime-local', hint: t('campaigns.untilHint'), logged: 'endsAt' }),
  };
}

export type CampaignValues = ValuesOf<ReturnType<typeof fieldsOf>>;

/** The form of a campaign. */
export function campaignForm(choices: GoodsChoices) {
  return {
    ...formOf({ fields: fieldsOf(choices), rules: campaignFields, sentOf: sentCampaign }),
    valuesOf: ({ name, goods, discount, sparesLosses, from, until }: Campaign): CampaignValues => ({
      name,
      ...goodsValues(goods),
      how: discount.by,
      percent: discount.by === 'percent' ? String(discount.percent).replace('.', ',') : '',
      rounding: discount.by === 'percent' ? discount.rounding : 'none',
      price: discount.by === 'price' ? typedPrice(discount.price) : '',
      sparesLosses,
      from: localShopTime(from),
      until: until === null ? '' : localShopTime(until),
    }),
  };
}

/** Returns what the form sends. */
function sentCampaign(values: CampaignValues) {
  const { name, how, percent, rounding, price, sparesLosses, from, until } = values;
  return {
    name,
    goods: sentGoods(values),
    discount: how === 'percent' ? { by: how, percent: percent.trim(), rounding } : { by: how, price },
    sparesLosses,
    from: from === '' ? null : from,
    until: until === '' ? null : until,
  };
}
