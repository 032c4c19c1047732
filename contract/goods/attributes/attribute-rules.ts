import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { textKey } from '#contract/core/fields/short-text.ts';
import { oneLine, optionalLine } from '#contract/core/fields/one-line.ts';
import { rowId } from '#contract/core/fields/fields.ts';

/** What kinds of values an attribute has: some of a list, a number with a unit, or yes and no. */
export const attributeKinds = ['list', 'number', 'flag'] as const;

export type AttributeKind = (typeof attributeKinds)[number];

/** The most attributes of a shop, and values of a list. */
export const mostAttributes = 40;
export const mostListed = 100;

export const attributeName = oneLine(40, { error: () => t('attributes.noName') });

export const attributeUnit = optionalLine(12);

/** Files part the values of a product by a bar. */
const listedWord = oneLine(40, { error: () => t('attributes.noWord') }).refine((word) => !word.includes('|'), {
  error: () => t('attributes.noBar'),
});

const listed = z.object({ id: rowId.optional(), word: listedWord });

/** The values of a list in their order: known ones with their ids, whose words may change. */
export const listedValues = z
  .array(listed)
  .max(mostListed, { error: () => t('attributes.manyValues', { most: mostListed }) })
  .refine((values) => new Set(values.map(({ word }) => textKey(word))).size === values.length, {
    error: () => t('attributes.valueTwice'),
  });

/** What a product has of an attribute: ids of values, a number, or yes or no. */
export const attributeGiven = z.object({
  attributeId: rowId,
  values: z.array(rowId).max(20).optional(),
  number: z
    .number({ error: () => t('attributes.badNumber') })
    .min(0, { error: () => t('attributes.badNumber') })
    .max(99_999_999, { error: () => t('attributes.badNumber') })
    .optional(),
  flag: z.boolean().optional(),
});

export type AttributeGiven = z.output<typeof attributeGiven>;

/** All attributes of a product. A program that does not send them leaves them as they are. */
export const attributesGiven = z.array(attributeGiven).max(mostAttributes).optional();
