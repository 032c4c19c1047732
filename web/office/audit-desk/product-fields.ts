import { t } from '#messages/messages.ts';
import { departmentName, isDepartment } from '#contract/core/shop/present-departments.ts';
import type { AuditField } from '#contract/office/audit-desk.ts';

/** What the log calls the fields of a product that it has beside its words and prices, and those of an attribute. */
export const productFields = {
  sizeCodes: t('audit.sizeCodes'),
  video: t('audit.video'),
  state: t('audit.state'),
  isUnisex: t('garment.unisex'),
  ageGroup: t('garment.ageGroup'),
  composition: t('garment.composition'),
  origin: t('garment.origin'),
  maker: t('garment.maker'),
  responsible: t('garment.responsible'),
  costPrice: t('audit.costs'),
  attributes: t('audit.attributes'),
  unit: t('audit.unit'),
  values: t('audit.values'),
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

/** Names of the parts of its information. */
export const infoNames: Readonly<Record<string, string>> = {
  aboutMe: t('audit.aboutMe'),
  careInfo: t('audit.care'),
  sizeAndFit: t('audit.sizeAndFit'),
};

/** Returns the name of a department that the shop has; undefined for any other value. */
export function departmentIn(field: AuditField, value: string): string | undefined {
  return (field === 'gender' || field === 'genre') && isDepartment(value) ? departmentName(value) : undefined;
}
