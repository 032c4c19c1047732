import { z } from 'zod';
import { shownWord } from '#contract/core/shop/in-own-language.ts';
import { attributeKinds } from './attribute-rules.ts';

/**
 * What a product has of an attribute of the owner: `words` are its values as pages show them, the others as they are stored, of a
 * list the ids of its values.
 */
export const attributeOfProduct = z.object({
  attributeId: z.int(),
  name: z.string(),
  shownName: shownWord,
  kind: z.enum(attributeKinds),
  unit: z.string(),
  words: z.array(z.string()),
  values: z.array(z.int()),
  number: z.number().nullable(),
  flag: z.boolean().nullable(),
});

export type AttributeOfProduct = z.output<typeof attributeOfProduct>;

/** The values of an attribute of the owner, by their names in addresses. */
export const attributeFacet = z.object({
  slug: z.string(),
  name: z.string(),
  shownName: shownWord,
  /** Of a number: the least and the most that there is, and its unit. */
  range: z.object({ min: z.number(), max: z.number(), unit: z.string() }).nullable(),
  values: z.array(z.object({ value: z.string(), count: z.int(), words: z.string(), isOwn: z.boolean() })),
});

export type AttributeFacet = z.output<typeof attributeFacet>;
