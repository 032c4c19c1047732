import { textKey } from '#contract/core/fields/short-text.ts';

/** What decides which table a product has. An empty brand and a null category mean any. */
type Candidate = {
  readonly id: number;
  readonly brand: string;
  readonly categoryId: number | null;
  readonly rows: readonly { readonly size: string }[];
};

type Measured = { readonly brandName: string; readonly sizes: readonly string[] };

/**
 * Returns the table of a product among those for its category or for any: one that has some of its sizes, and of them the most
 * specific one. A brand cuts all that it sells by its own measures, so it says more than a category. Of two that are as specific
 * the one with more of the sizes, else the older one.
 */
export function fittingTable<Table extends Candidate>(
  tables: readonly Table[],
  { brandName, sizes }: Measured,
): Table | undefined {
  const keys = new Set(sizes.map(textKey));
  const inCommon = ({ rows }: Table) => rows.filter(({ size }) => keys.has(textKey(size))).length;
  const [first] = tables
    .filter(({ brand }) => brand === '' || textKey(brand) === textKey(brandName))
    .map((table) => ({ table, common: inCommon(table) }))
    .filter(({ common }) => common > 0)
    .toSorted((a, b) => rankOf(b.table) - rankOf(a.table) || b.common - a.common || a.table.id - b.table.id);
  return first?.table;
}

const rankOf = ({ brand, categoryId }: Candidate) => (brand === '' ? 0 : 2) + (categoryId === null ? 0 : 1);
