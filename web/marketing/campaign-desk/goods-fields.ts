import { t } from '#messages/messages.ts';
import { departmentName } from '#contract/core/shop/present-departments.ts';
import type { ChosenGoods, GoodsKind } from '#contract/site/collections/chosen-goods.ts';
import { choice, choiceOf, type ValuesOf } from '#web/core/forms/field-specs.ts';

/** The goods of the shop that can be chosen at once. */
export type GoodsChoices = {
  readonly categories: readonly { readonly id: number; readonly title: string; readonly genre: string }[];
  readonly collections: readonly { readonly slug: string; readonly title: string }[];
  readonly brands: readonly string[];
  readonly attributes: readonly {
    readonly id: number;
    readonly name: string;
    readonly values: readonly { readonly id: number; readonly word: string }[];
  }[];
};

/** What can be chosen, in words. */
export const goodsKindNames = {
  category: t('campaigns.byCategory'),
  collection: t('campaigns.byCollection'),
  brand: t('campaigns.byBrand'),
  attribute: t('campaigns.byAttribute'),
  all: t('campaigns.byAll'),
} as const satisfies Record<GoodsKind, string>;

const unchosen = ['', t('campaigns.select')] as const;

/** The fields of chosen goods: which kind, `start` at first, and which one of it. */
export function goodsFields(
  { categories, collections, brands, attributes }: GoodsChoices,
  { start, hint }: { readonly start: GoodsKind; readonly hint: string },
) {
  const ofKind = (kind: GoodsKind) => ({
    logged: 'goods' as const,
    when: ({ by }: Readonly<Record<string, unknown>>) => by === kind,
  });
  const values = attributes.flatMap(({ id, name, values: all }) =>
    all.map(({ id: value, word }) => [`${id}:${value}`, `${name}: ${word}`] as const),
  );
  const named = categories.map(({ id, title, genre }) => [String(id), `${title} (${departmentName(genre)})`] as const);
  return {
    by: choice(t('campaigns.goods'), goodsKindNames, {
      logged: 'goods',
      start,
      hint,
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
  };
}

type GoodsValues = ValuesOf<ReturnType<typeof goodsFields>>;

/** Returns the form values of goods. */
export function goodsValues(goods: ChosenGoods): GoodsValues {
  return {
    by: goods.by,
    category: goods.by === 'category' ? String(goods.id) : '',
    collection: goods.by === 'collection' ? goods.slug : '',
    brand: goods.by === 'brand' ? goods.name : '',
    attribute: goods.by === 'attribute' ? `${goods.id}:${goods.value}` : '',
  };
}

type SentGoods = { readonly [Name in 'by' | 'id' | 'slug' | 'name' | 'value']?: string | number };

/** Returns the goods that a form sends. */
export function sentGoods({
  by,
  category,
  collection,
  brand,
  attribute,
}: GoodsValues): SentGoods & Pick<ChosenGoods, 'by'> {
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
