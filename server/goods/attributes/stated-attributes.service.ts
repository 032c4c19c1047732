import { sql } from 'drizzle-orm';
import { textKey } from '#contract/core/fields/short-text.ts';
import type { AttributeKind } from '#contract/goods/attributes/attribute-rules.ts';
import type { Executor } from '#platform/database/database.ts';
import { attributesColumn, type StoredValue } from './product-attributes.service.ts';

/**
 * What a file says, or a product has, of an attribute. Its id is null if it is made with the products, as is that of a new value
 * of a list.
 */
export type StatedAttribute = {
  readonly attributeId: number | null;
  readonly name: string;
  readonly values: readonly { readonly id: number | null; readonly word: string }[];
  readonly number: number | null;
  readonly flag: boolean | null;
  /** Of one that is made with the products, if it is no list. */
  readonly made?: { readonly kind: AttributeKind; readonly unit: string };
};

/** What parts the values of a list in a cell. */
export const valueMark = ' | ';

/** How files write yes and no. As their columns, these are not translated. */
export const flagTexts = { yes: 'SI', no: 'NO' } as const;

/** Returns the text of a cell, '' for nothing. */
export function statedText(stated: Omit<StatedAttribute, 'name' | 'attributeId'> | undefined): string {
  if (!stated) return '';
  const { values, number, flag } = stated;
  if (number !== null) return String(number);
  if (flag !== null) return flag ? flagTexts.yes : flagTexts.no;
  return values.map(({ word }) => word).join(valueMark);
}

/** True if both say the same, in whichever order. */
export function isSameStated(one: StatedAttribute | undefined, other: StatedAttribute): boolean {
  const keyOf = (stated: StatedAttribute | undefined) =>
    statedText(stated && { ...stated, values: stated.values.toSorted(byWord) });
  return textKey(keyOf(one)) === textKey(keyOf(other));
}

type Value = StatedAttribute['values'][number];

const byWord = (one: Value, other: Value) => (textKey(one.word) < textKey(other.word) ? -1 : 1);

/** Returns what products have of their attributes, by product, in the order of the attributes. */
export async function statedAttributes(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StatedAttribute[]>> {
  const { rows } = await db.execute<{ id: number; stored: StoredValue[] }>(sql`
    select given.id, ${attributesColumn(sql`given.id`)} as stored
    from unnest(${sql.param(ids)}::int[]) as given (id)`);
  return new Map(rows.map(({ id, stored }) => [id, statedOf(stored)]));
}

function statedOf(stored: readonly StoredValue[]): StatedAttribute[] {
  return [...Map.groupBy(stored, ({ attributeId }) => attributeId).values()].flatMap((values) => {
    const [first] = values;
    if (!first) return [];
    const { attributeId, name, number, flag } = first;
    const words = values.flatMap(({ valueId: id, word }) => (word === null ? [] : [{ id, word }]));
    return [{ attributeId, name, values: words, number, flag }];
  });
}
