import { z } from 'zod';

/** A code that somebody typed, as coupons have it: upper case, without spaces. It may be of no coupon. */
export const typedCode = z
  .string()
  .max(80)
  .transform((typed) => typed.replaceAll(/\s+/g, '').toUpperCase())
  .pipe(z.string().min(1).max(40));

/** What the code of a coupon looks like. */
export const codePattern = /^[A-Z0-9][A-Z0-9-]{2,29}$/;
