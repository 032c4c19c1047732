import { z } from 'zod';
import type { Attribute } from '#contract/goods/attributes/attributes.ts';
import type { AttributeOfProduct } from '#contract/goods/attributes/attribute-shown.ts';

/** What a product has of an attribute, as the form holds it: a number as typed, 'yes', 'no' or '' for a flag. */
export const attributeValue = z
  .object({
    attributeId: z.number(),
    /** The attribute and its values in words, for a version conflict. */
    words: z.string(),
    values: z.array(z.number()).readonly(),
    number: z.string(),
    flag: z.string(),
  })
  .readonly();

export type AttributeValue = z.output<typeof attributeValue>;

/** Returns the form values of what a product has, in the order of the attributes. */
export function attributesTyped(stored: readonly AttributeOfProduct[]): AttributeValue[] {
  return stored.map(({ attributeId, name, kind, words, values, number, flag }) => {
    const typed = {
      number: number === null ? '' : String(number).replace('.', ','),
      flag: flag === null ? '' : flagOf(flag),
    };
    const said = kind === 'list' ? words.join(', ') : typed.number || typed.flag;
    return { attributeId, words: `${name}: ${said}`, values: inOrder(values), ...typed };
  });
}

const flagOf = (is: boolean) => (is ? 'yes' : 'no');
const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

/** Returns what is sent of the form's values. */
export function attributesSent(typed: readonly AttributeValue[]) {
  return typed.map(({ attributeId, values, number, flag }) => ({
    attributeId,
    values,
    ...(number.trim() !== '' && { number: Number(number.trim().replace(',', '.')) }),
    ...(flag !== '' && { flag: flag === 'yes' }),
  }));
}

/** Returns what the form has of an attribute, empty at first. */
export function givenOf(given: readonly AttributeValue[], { id, name }: Attribute): AttributeValue {
  const known = given.find(({ attributeId }) => attributeId === id);
  return known ?? { attributeId: id, words: name, values: [], number: '', flag: '' };
}

/** Returns the form's values with one of them changed, in the order of the attributes, without those that are empty. */
export function withGiven(
  given: readonly AttributeValue[],
  attributes: readonly Attribute[],
  changed: AttributeValue,
): AttributeValue[] {
  return attributes.flatMap((attribute) => {
    const value = attribute.id === changed.attributeId ? changed : givenOf(given, attribute);
    const isEmpty = value.values.length === 0 && value.number === '' && value.flag === '';
    return isEmpty ? [] : [{ ...value, values: inOrder(value.values), words: wordsOf(attribute, value) }];
  });
}

function wordsOf({ name, values }: Attribute, given: AttributeValue): string {
  const words = values.flatMap(({ id, word }) => (given.values.includes(id) ? [word] : []));
  return `${name}: ${[...words, given.number, given.flag].filter(Boolean).join(', ')}`;
}
