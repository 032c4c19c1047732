import { productFacts } from '../product-facts.ts';
import type { Option, RawProduct, RawSize } from '../raw-product.ts';
import { sizeFacts } from '../size-facts.ts';
import type { SourceRow } from '../source.ts';

/** Makes the products of a file from its rows. `now` decides which offers are on. */
export type Grouping = (rows: readonly SourceRow[], now: Date) => RawProduct[];

/** Groups rows by a key, in the order of their first rows. A row without a key belongs to the one before it. */
export function grouped(
  rows: readonly SourceRow[],
  keyOf: (row: SourceRow) => string | undefined,
): (readonly SourceRow[])[] {
  const groups = new Map<string, SourceRow[]>();
  let key: string | undefined;
  for (const row of rows) {
    key = keyOf(row) ?? key ?? `row ${row.row}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

/** The most options of a product in any of the files. */
const optionNumbers = [1, 2, 3] as const;

/** The options of a row by the names that the first row of its product has. */
export function numberedOptions(first: SourceRow, row: SourceRow): Option[] {
  return optionNumbers.flatMap((number) => {
    const value = row.text(`optionValue${number}`);
    const name = row.text(`optionName${number}`) || first.text(`optionName${number}`);
    return value === '' || value === 'Default Title' ? [] : [{ name, value }];
  });
}

type Parts = {
  readonly first: SourceRow;
  /** The rows that are about a size, each with its options. */
  readonly sized: readonly (readonly [row: SourceRow, options: readonly Option[]])[];
  /** The other rows, in which something may be wrong too. */
  readonly others?: readonly SourceRow[];
  readonly pictures: RawProduct['pictures'];
  readonly now: Date;
};

/** Puts a product together. */
export function assembled({ first, sized, others = [], pictures, now }: Parts): RawProduct {
  const read = sized.map(([row, options]) => sizeFacts(row, options, now));
  return {
    ...productFacts(first),
    pictures: pictures && pictures.length === 0 ? undefined : pictures,
    sizes: read.map(({ size }): RawSize => size),
    problems: [...read.flatMap(({ problems }) => problems), ...others.flatMap(({ problems }) => problems)],
  };
}
