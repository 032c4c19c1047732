import { beginningOf } from '#contract/core/fields/short-text.ts';
import type { Executor } from '#platform/database/database.ts';
import { codedSizes, type CodedSize } from '../../products/coded-sizes.service.ts';
import type { Problem, ProblemCode } from '../reading/problem.ts';
import type { ImportedProduct } from '../reading/product.ts';
import type { Compared } from './compare-product.ts';

/** The products that the rows of a list of codes change, and the rows that name no size. */
type ByCodes = { readonly products: readonly ImportedProduct[]; readonly wrong: readonly Compared[] };

type Found = { readonly row: ImportedProduct; readonly size: CodedSize };

/** Finds the sizes that the rows of a list name by SKU or barcode, and puts those of one product together. */
export async function byCodes(db: Executor, rows: readonly ImportedProduct[]): Promise<ByCodes> {
  const sizes = rows.flatMap((row) => row.sizes);
  const sizesOf = await codedSizes(db, {
    skus: sizes.flatMap(({ sku }) => sku ?? []),
    barcodes: sizes.flatMap(({ barcode }) => barcode ?? []),
  });
  const found: Found[] = [];
  const wrong: Compared[] = [];
  for (const row of rows) {
    const meant = sizeOf(row, sizesOf);
    if (typeof meant === 'string') wrong.push(wrongRow(row, meant));
    else found.push({ row, size: meant });
  }
  const groups = Map.groupBy(found, ({ size }) => size.productId);
  return { products: [...groups].map(([id, group]) => productOf(id, group)), wrong };
}

const codeOf = ({ sizes: [size] }: ImportedProduct) => size?.sku ?? size?.barcode ?? '';

/** A SKU is one size's; a barcode may be that of several. */
function sizeOf(row: ImportedProduct, sizesOf: Awaited<ReturnType<typeof codedSizes>>): CodedSize | ProblemCode {
  const [{ sku, barcode } = { sku: undefined, barcode: undefined }] = row.sizes;
  const byBarcode = barcode === undefined ? undefined : sizesOf({ barcode });
  if (sku === undefined) {
    if (!byBarcode) return 'noCode';
    const [one, other] = byBarcode;
    if (other) return 'codeAmbiguous';
    return one ?? 'codeUnknown';
  }
  const [bySku] = sizesOf({ sku });
  if (!bySku) return 'codeUnknown';
  const isOther = byBarcode?.every(({ variantId }) => variantId !== bySku.variantId);
  return isOther === true ? 'codesDiffer' : bySku;
}

function wrongRow(product: ImportedProduct, code: ProblemCode): Compared {
  const { row, problems } = product;
  const value = beginningOf(codeOf(product), 40);
  // A barcode that cannot be read is said already.
  const own = code === 'noCode' && problems.length > 0 ? [] : [{ row, code, values: { value } }];
  return { row, name: value, fate: 'wrong', changes: [], problems: [...problems, ...own], target: null };
}

/** What the rows of a product say of it and of its sizes; its codes and all else stay as they are. */
function productOf(id: number, group: readonly Found[]): ImportedProduct {
  const [first] = group;
  if (!first) throw new Error('a group has a row');
  const rows = group.map(({ row }) => row);
  return {
    ...first.row,
    id,
    price: rows.find(({ price }) => price !== undefined)?.price,
    before: rows.find(({ before }) => before !== undefined)?.before,
    sizes: group.flatMap(({ row, size }) =>
      row.sizes.map((one) => ({ ...one, word: size.word, sku: undefined, barcode: undefined })),
    ),
    others: firstTexts(rows),
    problems: [
      ...rows.flatMap(({ problems }) => problems),
      ...different(rows, 'price', 'differentPrices'),
      ...different(rows, 'before', 'differentBefore'),
    ],
  };
}

/** A product has one price: each row that states one of several is wrong. */
function different(rows: readonly ImportedProduct[], field: 'price' | 'before', code: ProblemCode): Problem[] {
  const stating = rows.filter((row) => row[field] !== undefined);
  const stated = [...new Set(stating.map((row) => row[field]))];
  if (stated.length < 2) return [];
  const prices = stated
    .slice(0, 4)
    .map((price) => price ?? '–')
    .join(' · ');
  return stating.map(({ row }) => ({ row, code, values: { prices } }));
}

function firstTexts(rows: readonly ImportedProduct[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { others } of rows) {
    for (const [heading, text] of others) if (!found.get(heading)) found.set(heading, text);
  }
  return found;
}
