import { t } from '#messages/messages.ts';
import { z } from 'zod';
import {
  collectionFields,
  type CollectionSort,
  type CollectionSource,
} from '#contract/site/collections/collection-rules.ts';
import type { DeskCollection } from '#contract/site/collections/collection-desk.ts';
import { homeCollection, type HomeCollection } from '#contract/site/home-parts.ts';
import { pageSlug } from '#contract/site/page-rules.ts';
import { area, check, choice, line, part, type ValuesOf } from '#web/core/forms/field-specs.ts';
import { formOf } from '#web/core/forms/form-of.ts';
import { slugOf } from '../page-desk/slug-of.ts';

export const sourceNames = {
  picked: t('collections.byHand'),
  rule: t('collections.byRule'),
} as const satisfies Record<CollectionSource['by'], string>;

export const sortNames = {
  hand: t('collections.sortHand'),
  newest: t('collections.sortNewest'),
  'price-asc': t('collections.sortCheapest'),
  'price-desc': t('collections.sortDearest'),
} as const satisfies Record<CollectionSort, string>;

const noFilters = homeCollection.parse({});

const filterWords = (query: HomeCollection) =>
  Object.values(query)
    .filter((value) => value !== null && value !== '' && value !== false)
    .join(' · ');

const fields = {
  title: line(t('page-desk.title')),
  slug: line(t('page-desk.address')),
  description: area(t('collections.description'), {
    told: t('audit.description'),
    hint: t('collections.descriptionHint'),
    rows: 2,
  }),
  by: choice(t('collections.products'), sourceNames, { logged: 'products', start: 'picked' }),
  picked: part<readonly number[]>(t('collections.products'), {
    logged: 'products',
    shown: (ids) => ids.join(', '),
    start: [],
    kept: z.array(z.int()),
  }),
  query: part<HomeCollection>(t('collections.byRule'), {
    logged: 'products',
    shown: filterWords,
    start: noFilters,
    kept: homeCollection,
  }),
  newDays: line(t('collections.newDays'), {
    hint: t('collections.newDaysHint'),
    inputMode: 'numeric',
    maxLength: 3,
    logged: 'products',
    at: 'source.newDays',
    when: ({ by }) => by === 'rule',
  }),
  sort: choice(t('collections.sort'), sortNames, { start: 'hand' }),
  isPublic: check(t('collections.isPublic')),
};

export type CollectionValues = ValuesOf<typeof fields>;

/** The form of a collection. */
export const collectionForm = {
  ...formOf({ fields, rules: collectionFields.safeExtend({ slug: pageSlug }), sentOf: sentCollection }),
  valuesOf: ({ title, slug, description, source, sort, isPublic }: DeskCollection): CollectionValues => ({
    title,
    slug,
    description,
    by: source.by,
    picked: source.by === 'picked' ? source.products : [],
    query: source.by === 'rule' ? source.query : noFilters,
    newDays: source.by === 'rule' ? String(source.newDays ?? '') : '',
    sort,
    isPublic,
  }),
};

/** Returns what the form sends. An address that is not typed is that of the title. */
function sentCollection({ title, slug, description, by, picked, query, newDays, sort, isPublic }: CollectionValues) {
  const days = newDays.trim();
  const rule = { by, query: { ...query }, newDays: /^\d+$/.test(days) ? Number(days) : days || null };
  const source = by === 'picked' ? { by, products: [...picked] } : rule;
  return { title, slug: slug.trim() || slugOf(title), description, source, sort, isPublic };
}
