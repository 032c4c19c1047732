import { z } from 'zod';
import { product } from './products.ts';
import { deskVariant } from './sizes/variant.ts';

/** A product as the shop's staff see it, with what is not for its visitors. */
export const deskProduct = product.extend({ variants: z.array(deskVariant) });

export type DeskProduct = z.output<typeof deskProduct>;
