import { t } from '#messages/messages.ts';

/** What the log calls the fields of a product that it has beside its words and prices. */
export const productFields = {
  sizeCodes: t('audit.sizeCodes'),
  state: t('audit.state'),
  isUnisex: t('garment.unisex'),
  ageGroup: t('garment.ageGroup'),
  composition: t('garment.composition'),
  origin: t('garment.origin'),
  maker: t('garment.maker'),
  responsible: t('garment.responsible'),
  costPrice: t('audit.costs'),
} as const;

/** Names of their values that are not plain text. */
export const productValueNames = {
  state: {
    draft: t('product-state.draft'),
    scheduled: t('product-state.scheduled'),
    published: t('product-state.published'),
    archived: t('product-state.archived'),
  },
  ageGroup: {
    newborn: t('age-group.newborn'),
    infant: t('age-group.infant'),
    toddler: t('age-group.toddler'),
    kids: t('age-group.kids'),
    adult: t('age-group.adult'),
  },
} as const;
