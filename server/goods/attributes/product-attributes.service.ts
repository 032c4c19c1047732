import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AttributeGiven } from '#contract/goods/attributes/attribute-rules.ts';
import type { AttributeOfProduct } from '#contract/goods/attributes/attribute-shown.ts';
import { formatNumber } from '#contract/core/money/price-words.ts';
import { t } from '#messages/messages.ts';
import type { Transaction } from '#platform/database/database.ts';
import { tagPage } from '#server/core/context/page-tags.ts';
import { inSecondLanguage } from '#server/core/context/shown-words.ts';
import { attributes, attributeValues, productAttributes } from './attributes.tables.ts';

/** One value of a product, as it is stored, with the attribute's name and unit. */
export type StoredValue = {
  readonly attributeId: number;
  readonly name: string;
  readonly kind: 'list' | 'number' | 'flag';
  readonly unit: string;
  readonly valueId: number | null;
  readonly word: string | null;
  readonly number: number | null;
  readonly flag: boolean | null;
};

/** Returns the column with the values of a product, in the order of the attributes. `productId` is the column of its id. */
export function attributesColumn(productId: SQL): SQL<StoredValue[]> {
  return sql`array_to_json(array(
    select json_build_object('attributeId', attribute.id, 'name', attribute.name, 'kind', attribute.kind,
      'unit', attribute.unit, 'valueId', own.value_id, 'word', value.word, 'number', own.number, 'flag', own.flag)
    from product_attributes as own
      join attributes as attribute on attribute.id = own.attribute_id
      left join attribute_values as value on value.id = own.value_id
    where own.product_id = ${productId} order by attribute.position, attribute.id, value.position))`;
}

/** Returns what a product shows of its attributes, in the language of the request. What is shown depends on their names. */
export function attributesOf(stored: readonly StoredValue[]): AttributeOfProduct[] {
  if (stored.length > 0) tagPage('attributes');
  const byAttribute = Map.groupBy(stored, ({ attributeId }) => attributeId);
  return [...byAttribute.values()].flatMap((values) => {
    const [first] = values;
    return first ? [shownAttribute(first, values)] : [];
  });
}

function shownAttribute(first: StoredValue, values: readonly StoredValue[]): AttributeOfProduct {
  const { attributeId, name, kind, unit, number, flag } = first;
  const words = values.flatMap(({ word }) => (word === null ? [] : [word]));
  const shownWords = words.map((word) => inSecondLanguage(word) ?? word);
  const shownName = inSecondLanguage(name);
  return {
    attributeId,
    name,
    ...(shownName === undefined ? {} : { shownName }),
    kind,
    unit,
    values: values.flatMap(({ valueId }) => (valueId === null ? [] : [valueId])),
    words: number === null && flag === null ? shownWords : [numberOrFlag(first)],
    number,
    flag,
  };
}

function numberOrFlag({ number, flag, unit }: StoredValue): string {
  return number === null ? flagWord(flag === true) : numberWithUnit(number, unit);
}

/** Returns what pages say of yes or no. */
export function flagWord(is: boolean): string {
  return is ? t('attributes.yes') : t('attributes.no');
}

/** Returns a number as people write it, with its unit. */
export function numberWithUnit(number: number, unit: string): string {
  const shown = formatNumber(number);
  return unit === '' ? shown : `${shown} ${unit}`;
}

/**
 * Replaces the values of a product; undefined leaves them as they are. Values of a list that are gone meanwhile are left out, as
 * are those of attributes that are.
 */
export async function writeAttributes(
  transaction: Transaction,
  productId: number,
  given: readonly AttributeGiven[] | undefined,
): Promise<void> {
  if (given === undefined) return;
  const rows = await rowsOf(transaction, productId, given);
  await transaction.delete(productAttributes).where(eq(productAttributes.productId, productId));
  if (rows.length > 0) await transaction.insert(productAttributes).values([...rows]);
}

type Row = typeof productAttributes.$inferSelect;

async function rowsOf(transaction: Transaction, productId: number, given: readonly AttributeGiven[]): Promise<Row[]> {
  const ids = given.map(({ attributeId }) => attributeId);
  // Locked, so that none is deleted before its values are written.
  const defined = await transaction.select().from(attributes).where(inArray(attributes.id, ids)).for('key share');
  const chosen = given.flatMap(({ values = [] }) => values);
  const known = await transaction
    .select({ id: attributeValues.id, attributeId: attributeValues.attributeId })
    .from(attributeValues)
    .where(and(inArray(attributeValues.attributeId, ids), inArray(attributeValues.id, chosen)))
    .for('key share');
  return defined.flatMap(({ id: attributeId, kind }): Row[] => {
    const { number = null, flag = null } = given.find((one) => one.attributeId === attributeId) ?? {};
    const row = { productId, attributeId, valueId: null, number: null, flag: null };
    if (kind === 'number') return number === null ? [] : [{ ...row, number }];
    if (kind === 'flag') return flag === null ? [] : [{ ...row, flag }];
    return known.filter((one) => one.attributeId === attributeId).map(({ id: valueId }) => ({ ...row, valueId }));
  });
}

/** True if values of attributes are sent, and others than the present ones. */
export function attributesChanged(
  present: readonly AttributeOfProduct[],
  given: readonly AttributeGiven[] | undefined,
): boolean {
  if (given === undefined) return false;
  const plain = (all: readonly AttributeGiven[]) =>
    all
      .flatMap(({ attributeId, values = [], number, flag }) =>
        [...values, ...(number === undefined ? [] : [`n${number}`]), ...(flag === undefined ? [] : [`f${flag}`])].map(
          (value) => `${attributeId}:${value}`,
        ),
      )
      .toSorted()
      .join(' ');
  const stored = present.map(({ attributeId, values, number, flag }) => ({
    attributeId,
    values,
    number: number ?? undefined,
    flag: flag ?? undefined,
  }));
  return plain(stored) !== plain(given);
}
