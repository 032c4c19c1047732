import { textKey } from '#contract/core/fields/short-text.ts';

/** What decides which table a product has. An empty brand and a null category mean any. */
type Candidate = {
  readonly id: number;
  readonly brand: string;
  readonly categoryId: number | null;
  readonly rows: readonly { readonly size: string }[];
};

type Measured = {
  readonly brandName: string;
  /** The category that the product is in. Tables for another one are those of the category that has it. */
  readonly categoryId: number;
  readonly sizes: readonly string[];
};

/**
 * Returns the table of a product among those for its category, for the one above it, or for any: one that has some of its sizes,
 * and of them the most specific one. A brand cuts all that it sells by its own measures, so it says more than a category, and a
 * category more than the one above it. Of two that are as specific the one with more of the sizes, else the older one.
 */
export function fittingTable<Table extends Candidate>(
  tables: readonly Table[],
  { brandName, categoryId, sizes }: Measured,
): Table | undefined {
  const keys = new Set(sizes.map(textKey));
  const inCommon = ({ rows }: Table) => rows.filter(({ size }) => keys.has(textKey(size))).length;
  const rankOf = (table: Candidate) => (table.brand === '' ? 0 : 3) + closeness(table, categoryId);
  const [first] = tables
    .filter(({ brand }) => brand === '' || textKey(brand) === textKey(brandName))
    .map((table) => ({ table, common: inCommon(table) }))
    .filter(({ common }) => common > 0)
    .toSorted((a, b) => rankOf(b.table) - rankOf(a.table) || b.common - a.common || a.table.id - b.table.id);
  return first?.table;
}

function closeness(table: Candidate, categoryId: number): number {
  if (table.categoryId === null) return 0;
  return table.categoryId === categoryId ? 2 : 1;
}
