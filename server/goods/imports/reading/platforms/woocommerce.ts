import { slugOf } from '../slug.ts';
import { headingKey } from '#platform/table-files/heading-key.ts';
import type { Problem } from '../problem.ts';
import { listedPictures } from '../product-facts.ts';
import type { Option, RawProduct } from '../raw-product.ts';
import type { SourceRow } from '../source.ts';
import { assembled, type Grouping } from './grouping.ts';

const attributeNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A variation names its product by the SKU or, as 'id:12', by the number. Its other rows are products. */
export const woocommerceProducts: Grouping = (rows, now) => {
  const parents = rows.filter((row) => !isVariation(row));
  const byName = new Map<string, SourceRow[]>(parents.flatMap((row) => namesOf(row).map((name) => [name, []])));
  for (const row of parents) shareList(byName, namesOf(row));
  const orphans: SourceRow[] = [];
  for (const row of rows.filter(isVariation)) (byName.get(headingKey(row.text('parent'))) ?? orphans).push(row);
  const found = parents.map((first) => productOf(first, byName.get(namesOf(first)[0] ?? '') ?? [], now));
  return [...found, ...orphans.map((row) => orphan(row, now))];
};

const isVariation = (row: SourceRow) => /\bvariation\b|\bvariacion\b|\bvariacao\b/.test(headingKey(row.text('type')));

/** How variations may name a product. */
function namesOf(row: SourceRow): string[] {
  const [sku, id] = [row.text('sku'), row.text('id')];
  return [...(sku === '' ? [] : [headingKey(sku)]), ...(id === '' ? [] : [headingKey(`id:${id}`)])];
}

/** All names of a product lead to one list. */
function shareList(byName: Map<string, SourceRow[]>, names: readonly string[]): void {
  const [first = '', ...others] = names;
  const list = byName.get(first);
  if (list) for (const name of others) byName.set(name, list);
}

function productOf(first: SourceRow, variations: readonly SourceRow[], now: Date): RawProduct {
  const rows = variations.length > 0 ? variations : [first];
  const product = assembled({
    first,
    sized: rows.map((row) => [row, attributesOf(row)] as const),
    others: rows.includes(first) ? [] : [first],
    pictures: listedPictures(first.text('images'), '', /\s*,\s*/),
    now,
  });
  const sizes = product.sizes.map((size, at) => ({ ...size, picture: ownPicture(rows[at], first) }));
  return { ...product, handle: product.name && slugOf(product.name), sizes };
}

function ownPicture(row: SourceRow | undefined, first: SourceRow): string | undefined {
  if (!row || row === first) return undefined;
  return listedPictures(row.text('images'), '', /\s*,\s*/)[0]?.address;
}

/** A variation has one value of each attribute. One with several is only described by them. */
function attributesOf(row: SourceRow): Option[] {
  return attributeNumbers.flatMap((number) => {
    const [name, value] = [row.text(`optionName${number}`), row.text(`optionValue${number}`)];
    return value === '' || (!isVariation(row) && value.includes(',')) ? [] : [{ name, value }];
  });
}

function orphan(row: SourceRow, now: Date): RawProduct {
  const product = assembled({ first: row, sized: [[row, attributesOf(row)]], pictures: undefined, now });
  const problem: Problem = { row: row.row, code: 'noParent', values: { parent: row.text('parent') } };
  return { ...product, problems: [problem, ...product.problems] };
}
