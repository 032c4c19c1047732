import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { plainPostalCode } from './postal-code.ts';
import { shop } from '../shop/shop.ts';

const provinceMissing = () => t('country.chooseProvince', { country: shop().country.code });

/**
 * The code of a province (ISO 3166-2). Which ones there are depends on the shop's country: `placeErrors` says what is wrong
 * with one, for the server and for forms.
 */
export const provinceCode = z
  .string({ error: provinceMissing })
  .refine((code) => /^[A-Z\d]{1,3}$/.test(code), { error: provinceMissing });

/** A postal code as a person types it; stored in its plain form. Checked as provinces are. */
export const postalText = z
  .string({ error: () => t('postal-fields.codeMissing') })
  .max(12, { error: () => t('one-line.tooLong', { most: 12 }) })
  .transform(plainPostalCode);
