import { z } from 'zod';
import { plainPostalCode } from './postal-code.ts';

/**
 * The code of a province (ISO 3166-2). Which ones there are depends on the shop's country: `placeErrors` says what is wrong
 * with one, for the server and for forms.
 */
export const provinceCode = z
  .string({ error: 'Elija la provincia' })
  .refine((code) => /^[A-Z\d]{1,3}$/.test(code), 'Elija la provincia');

/** A postal code as a person types it; stored in its plain form. Checked as provinces are. */
export const postalText = z
  .string({ error: 'Escriba el código postal' })
  .max(12, 'Puede tener hasta 12 caracteres')
  .transform(plainPostalCode);
