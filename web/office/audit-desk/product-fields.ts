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

export const productStateNames = {
  draft: t('product-state.draft'),
  scheduled: t('product-state.scheduled'),
  published: t('product-state.published'),
  archived: t('product-state.archived'),
} as const;
