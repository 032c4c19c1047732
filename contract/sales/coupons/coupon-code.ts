import { z } from 'zod';

/** Returns a code as coupons have it, however it was typed: in upper case, without spaces. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/\s+/g, '').toUpperCase();
}

/** A code that somebody typed. It may be of no coupon. */
export const typedCode = z.string().max(80).transform(plainCode).pipe(z.string().min(1).max(40));

/** What the code of a coupon looks like. */
export const codePattern = /^[A-Z0-9][A-Z0-9-]{2,29}$/;
