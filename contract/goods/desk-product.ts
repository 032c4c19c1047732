import { z } from 'zod';
import { moment } from '#contract/core/fields/fields.ts';
import { productStates } from './product-states.ts';
import { product } from './products.ts';
import { deskVariant } from './sizes/variant.ts';

/** A product as the shop's staff see it, with what is not for its visitors. */
export const deskProduct = product.extend({
  variants: z.array(deskVariant),
  state: z.enum(productStates),
  /** When a scheduled one becomes published. */
  publishAt: moment.nullable(),
});

export type DeskProduct = z.output<typeof deskProduct>;
