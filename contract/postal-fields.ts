import { z } from 'zod';
import { isPostalCode, plainPostalCode } from './postal-code.ts';
import { provinces } from './provinces.ts';

export const provinceCode = z.enum(
  provinces.map(({ code }) => code),
  { error: 'Elija la provincia' },
);

/** A postal code as a person types it; stored in its plain form. */
export const postalText = z
  .string({ error: 'Escriba el código postal' })
  .min(1, 'Escriba el código postal')
  .max(12, 'Puede tener hasta 12 caracteres')
  .transform(plainPostalCode)
  .refine(isPostalCode, 'El código postal tiene 4 números, por ejemplo 1425, o la forma larga, por ejemplo C1425ABC');
