import { beginningOf, shortText, textKey } from '#contract/core/fields/short-text.ts';
import { mostAttributes, mostListed } from '#contract/goods/attributes/attribute-rules.ts';
import type { Executor } from '#platform/database/database.ts';
import { readDefinitions, type Definition } from '../../attributes/list-attributes.service.ts';
import { flagTexts, valueMark, type StatedAttribute } from '../../attributes/stated-attributes.service.ts';
import { attributeMark, headedAttribute } from '../reading/headings/attribute-heading.ts';
import { headingKey } from '#platform/table-files/heading-key.ts';
import { measureIn } from '../reading/numbers.ts';
import type { Problem } from '../reading/problem.ts';
import type { ImportedProduct } from '../reading/product.ts';
import type { ReadFile } from '../reading/read-products.ts';
import { isYes } from '../reading/words.ts';
import { chosenUse, type ColumnUses } from './target.ts';

/** A column that is an attribute. */
type Column = {
  readonly heading: string;
  readonly attribute: Pick<Definition, 'name' | 'kind' | 'unit'> & { readonly id: number | null };
  /** The values of its list by their keys, with those that are made. */
  readonly values: ReadonlyMap<string, { readonly id: number | null; readonly word: string }>;
};

/** The longest name of an attribute, and value of a list. */
const longest = 40;
const mostOfProduct = 20;
const mostNumber = 99_999_999;

/** Returns the columns that are attributes by what was chosen, and what becomes of each column that nothing is known about. */
export async function attributeColumns(
  db: Executor,
  { unknown, products }: ReadFile,
  { uses, makesAttributes }: { readonly uses: ColumnUses; readonly makesAttributes: boolean },
): Promise<{ readonly columns: readonly Column[]; readonly resolved: ColumnUses }> {
  const definitions = await readDefinitions(db);
  let room = makesAttributes ? mostAttributes - definitions.length : 0;
  const columns = [...new Set(unknown)].flatMap((heading): Column[] => {
    const chosen = chosenUse(uses, heading) ?? (room > 0 && headedAttribute(heading) ? 'new' : undefined);
    const attribute = attributeOf(heading, chosen, definitions);
    if (attribute?.id === null) room -= 1;
    return attribute ? [{ heading, attribute, values: valuesOf(attribute, heading, products) }] : [];
  });
  const useOf = (heading: string): ColumnUses[string] => {
    const column = columns.find((one) => one.heading === heading);
    return column ? (column.attribute.id ?? 'new') : 'ignored';
  };
  return { columns, resolved: Object.fromEntries(unknown.map((heading) => [heading, useOf(heading)])) };
}

type Chosen = Column['attribute'] & { readonly values: readonly { readonly id: number; readonly word: string }[] };

/** Without a choice, a column is the attribute that an export called so; a new one is of the kind that its heading says. */
function attributeOf(
  heading: string,
  use: ColumnUses[string] | undefined,
  definitions: readonly Definition[],
): Chosen | undefined {
  const named = (name: string) => definitions.find((one) => textKey(one.name) === textKey(name));
  const headed = headedAttribute(heading);
  if (use === undefined) return headed && (named(heading.slice(attributeMark.length)) ?? named(headed.name));
  if (use === 'ignored') return undefined;
  if (use !== 'new') return definitions.find(({ id }) => id === use);
  const { kind, unit, ...own } = headed ?? { name: heading, kind: 'list', unit: '' };
  const name = beginningOf(shortText(own.name), longest).trim();
  return name === '' ? undefined : (named(name) ?? { id: null, name, kind, unit, values: [] });
}

function valuesOf({ kind, values }: Chosen, heading: string, products: readonly ImportedProduct[]): Column['values'] {
  const found = new Map<string, { id: number | null; word: string }>(
    values.map(({ id, word }) => [textKey(word), { id, word }]),
  );
  if (kind !== 'list') return found;
  for (const { others } of products) {
    for (const word of wordsIn(others.get(heading) ?? '')) {
      const isFit = word.length <= longest && found.size < mostListed;
      if (isFit && !found.has(textKey(word))) found.set(textKey(word), { id: null, word });
    }
  }
  return found;
}

const wordsIn = (text: string) => text.split(valueMark.trim()).map(shortText).filter(Boolean);

type Said = { readonly stated: readonly StatedAttribute[]; readonly problems: readonly Problem[] };

/** Returns what a product's columns say of attributes. An empty cell says nothing, or `emptyClears`. */
export function statedIn(columns: readonly Column[], { row, others }: ImportedProduct, emptyClears: boolean): Said {
  const stated: StatedAttribute[] = [];
  const problems: Problem[] = [];
  for (const column of columns) {
    const text = others.get(column.heading) ?? '';
    if (text === '' && !emptyClears) continue;
    const { id: attributeId, name, kind, unit } = column.attribute;
    const made = attributeId === null ? { made: { kind, unit } } : {};
    const said = text === '' ? {} : read(column, text);
    if (said) stated.push({ attributeId, name, values: [], number: null, flag: null, ...made, ...said });
    else problems.push({ row, code: 'badAttribute', values: { name, value: beginningOf(text, longest) } });
  }
  return { stated, problems };
}

/** Returns undefined for a text that is no value of the attribute. */
function read({ attribute, values }: Column, text: string): Partial<StatedAttribute> | undefined {
  if (attribute.kind === 'number') {
    const number = measureIn(text);
    return typeof number === 'number' && number <= mostNumber
      ? { number: Math.round(number * 1000) / 1000 }
      : undefined;
  }
  if (attribute.kind === 'flag') {
    if (isYes(text)) return { flag: true };
    return noWords.has(headingKey(text)) ? { flag: false } : undefined;
  }
  const words = [...new Set(wordsIn(text).map(textKey))].map((key) => values.get(key));
  const known = words.filter((value) => value !== undefined);
  return known.length === words.length && known.length <= mostOfProduct ? { values: known } : undefined;
}

const noWords = new Set([headingKey(flagTexts.no), '0', 'nao', 'false', 'falso']);
