import { t } from '#messages/messages.ts';
import { departmentName } from '#contract/core/shop/present-departments.ts';
import { typedPrice } from '#contract/core/money/typed-price.ts';
import { localShopTime } from '#contract/core/time/shop-time.ts';
import { campaignFields } from '#contract/marketing/campaigns/campaign-rules.ts';
import type { Campaign } from '#contract/marketing/campaigns/campaigns.ts';
import type { ChosenGoods, GoodsKind } from '#contract/site/collections/chosen-goods.ts';
import { check, choice, choiceOf, line } from '#web/core/forms/field-specs.ts';
import type { ValuesOf } from '#web/core/forms/field-specs.ts';
import { formOf } from '#web/core/forms/form-of.ts';
import { roundingNames } from '#web/core/forms/rounding-names.ts';

/** What a campaign can be for. */
export type CampaignChoices = {
  readonly categories: readonly { readonly id: number; readonly title: string; readonly genre: string }[];
  readonly collections: readonly { readonly slug: string; readonly title: string }[];
  readonly brands: readonly string[];
  readonly attributes: readonly {
    readonly id: number;
    readonly name: string;
    readonly values: readonly { readonly id: number; readonly word: string }[];
  }[];
};

/** What a campaign can be for, in words. */
export const goodsKindNames = {
  category: t('campaigns.byCategory'),
  collection: t('campaigns.byCollection'),
  brand: t('campaigns.byBrand'),
  attribute: t('campaigns.byAttribute'),
  all: t('campaigns.byAll'),
} as const satisfies Record<GoodsKind, string>;

const discountNames = { percent: t('campaigns.byPercent'), price: t('campaigns.byPrice') } as const;

const unchosen = ['', t('campaigns.select')] as const;

function fieldsOf({ categories, collections, brands, attributes }: CampaignChoices) {
  const ofKind = (kind: GoodsKind) => ({
    logged: 'goods' as const,
    when: ({ by }: Readonly<Record<string, unknown>>) => by === kind,
  });
  const values = attributes.flatMap(({ id, name, values: all }) =>
    all.map(({ id: value, word }) => [`${id}:${value}`, `${name}: ${word}`] as const),
  );
  const named = categories.map(({ id, title, genre }) => [String(id), `${title} (${departmentName(genre)})`] as const);
  return {
    name: line(t('campaigns.name'), { hint: t('campaigns.nameHint'), isWide: true }),
    by: choice(t('campaigns.goods'), goodsKindNames, {
      logged: 'goods',
      start: 'category',
      hint: t('campaigns.goodsHint'),
    }),
    category: choiceOf(t('campaigns.category'), [unchosen, ...named], {
      ...ofKind('category'),
      at: 'goods.id',
      hint: t('campaigns.categoryHint'),
    }),
    collection: choiceOf(
      t('campaigns.collection'),
      [unchosen, ...collections.map(({ slug, title }) => [slug, title] as const)],
      { ...ofKind('collection'), at: 'goods.slug' },
    ),
    brand: choiceOf(t('campaigns.brand'), [unchosen, ...brands.map((name) => [name, name] as const)], {
      ...ofKind('brand'),
      at: 'goods.name',
    }),
    attribute: choiceOf(t('campaigns.attribute'), [unchosen, ...values], { ...ofKind('attribute'), at: 'goods.value' }),
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
export function campaignForm(choices: CampaignChoices) {
  return {
    ...formOf({ fields: fieldsOf(choices), rules: campaignFields, sentOf: sentCampaign }),
    valuesOf: ({ name, goods, discount, sparesLosses, from, until }: Campaign): CampaignValues => ({
      name,
      by: goods.by,
      category: goods.by === 'category' ? String(goods.id) : '',
      collection: goods.by === 'collection' ? goods.slug : '',
      brand: goods.by === 'brand' ? goods.name : '',
      attribute: goods.by === 'attribute' ? `${goods.id}:${goods.value}` : '',
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

type SentGoods = { readonly [Name in 'by' | 'id' | 'slug' | 'name' | 'value']?: string | number };

function sentGoods({
  by,
  category,
  collection,
  brand,
  attribute,
}: CampaignValues): SentGoods & Pick<ChosenGoods, 'by'> {
  switch (by) {
    case 'all':
      return { by };
    case 'category':
      return { by, id: Number(category) };
    case 'collection':
      return { by, slug: collection };
    case 'brand':
      return { by, name: brand };
    case 'attribute': {
      const [id = '', value = ''] = attribute.split(':');
      return { by, id: Number(id), value: Number(value) };
    }
  }
}
