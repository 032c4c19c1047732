import { z } from 'zod';
import { moment } from '#contract/core/fields/fields.ts';
import { product } from './products.ts';
import { deskVariant } from './sizes/variant.ts';

/**
 * Where a product stands: being prepared, public from a time on, public, or put away. Only published ones are anywhere public; a
 * scheduled one becomes published when its time has come.
 */
export const productStates = ['draft', 'scheduled', 'published', 'archived'] as const;

export type ProductState = (typeof productStates)[number];

/** The states that need no time. */
export const plainStates = ['draft', 'published', 'archived'] as const satisfies readonly ProductState[];

export type PlainState = (typeof plainStates)[number];

/** A product as the shop's staff see it, with what is not for its visitors. */
export const deskProduct = product.extend({
  variants: z.array(deskVariant),
  state: z.enum(productStates),
  /** When a scheduled one becomes published. */
  publishAt: moment.nullable(),
});

export type DeskProduct = z.output<typeof deskProduct>;

/** The same as the list shows it, with what is left of its price; null where no cost is known. */
export const listedProduct = deskProduct.extend({
  margin: z.object({ least: z.number(), most: z.number() }).nullable(),
});

export type ListedProduct = z.output<typeof listedProduct>;
