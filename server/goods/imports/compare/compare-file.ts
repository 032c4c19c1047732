import { t } from '#messages/messages.ts';
import { setImmediate as pause } from 'node:timers/promises';
import type { Gender } from '#contract/core/fields/fields.ts';
import { productBounds } from '#contract/goods/sizes/product-bounds.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { isPictureAddress } from '#contract/core/fields/picture-address.ts';
import { beginningOf, textKey, shortText, showsWords } from '#contract/core/fields/short-text.ts';
import type { Executor } from '#platform/database/database.ts';
import type { ImportedProduct, ImportedPicture, ImportedSize } from '../reading/product.ts';
import type { ReadFile } from '../reading/read-products.ts';
import { byCodes } from './by-codes.ts';
import { problemsOf } from './check-product.ts';
import { comparedProduct, type Compared } from './compare-product.ts';
import { fromElsewhere } from './from-elsewhere.ts';
import { knownGoods } from './known-goods.ts';
import { targetOf } from './target-of.ts';
import { attributeColumns, statedIn } from './attribute-columns.ts';
import type { ColumnUses, NewCategory } from './target.ts';
import type { Problem } from '../reading/problem.ts';

/** What becomes of the products of a file, and the categories that are made for them. */
export type ComparedFile = {
  readonly items: readonly Compared[];
  readonly newCategories: readonly NewCategory[];
  readonly columns: ColumnUses;
};

/** What whoever imports a file chose, and the address of the shop. */
type Choices = { readonly gender: Gender | undefined; readonly uses: ColumnUses; readonly address: string };

/** After how many products others may run. */
const breath = 100;

/**
 * Compares the products of a file with those of the shop. Categories that are not there are made for files of other shops; in
 * Percha's own an unknown one is a mistake, unless another shop exported them.
 */
export async function compareFile(
  db: Executor,
  file: ReadFile,
  { gender, uses, address }: Choices,
): Promise<ComparedFile> {
  const { platform, files } = file;
  const isOfCodes = platform === 'codes';
  const { products: read, wrong } = isOfCodes ? await byCodes(db, file.products) : { ...file, wrong: [] };
  const isForeign = platform !== 'percha' && !isOfCodes;
  const { products, elsewhere } = isForeign
    ? { products: read.map(withCleanCategory), elsewhere: new Set<ImportedProduct>() }
    : await fromElsewhere(db, read, address);
  const known = await knownGoods(db, products);
  const defaults = {
    gender,
    brand: beginningOf(shop().name, productBounds.brand).trim(),
    color: t('product-imports.noColor'),
    category: isForeign ? t('product-imports.otherCategory') : undefined,
  };
  const { columns, resolved } = await attributeColumns(db, file, { uses, makesAttributes: elsewhere.size > 0 });
  const across = problemsAcross(products, files);
  const items: Compared[] = [];
  /** The row of each product of the shop. */
  const rowOf = new Map<number, number>();
  for (const imported of products) {
    const present = known.productOf(imported);
    const said = statedIn(columns, imported, !isForeign);
    const target = targetOf(imported, present, { known, defaults, attributes: said.stated });
    const own = problemsOf({
      imported,
      present,
      target,
      defaults,
      known,
      makesCategories: isForeign || elsewhere.has(imported),
    });
    const again = present && rowOf.get(present.id);
    if (again !== undefined) own.push({ row: imported.row, code: 'sameProduct', values: { row: again } });
    if (present) rowOf.set(present.id, imported.row);
    const problems = [...imported.problems, ...said.problems, ...(across.get(imported) ?? []), ...own];
    items.push(comparedProduct(imported, target, present, problems));
    if (items.length % breath === 0) await pause();
  }
  items.push(...wrong);
  items.sort((one, other) => one.row - other.row);
  return { items, newCategories: newCategoriesOf(items), columns: resolved };
}

function withCleanCategory(product: ImportedProduct): ImportedProduct {
  return { ...product, category: cleanTitle(product.category) };
}

function newCategoriesOf(items: readonly Compared[]): NewCategory[] {
  const found = new Map<string, NewCategory>();
  for (const { target } of items) {
    if (!target || target.categoryId !== null) continue;
    const { gender, category: title } = target;
    const key = `${gender} ${textKey(title)}`;
    if (!found.has(key)) found.set(key, { title, gender });
  }
  return [...found.values()];
}

/** Returns a category's title of another shop as one may be here: letters and a few signs; undefined if nothing is left. */
function cleanTitle(title: string | undefined): string | undefined {
  const clean = shortText((title ?? '').replaceAll(/[^\p{L}\p{M} '’&.,/-]+/gu, ' '));
  return showsWords(clean) ? clean : undefined;
}

/** Returns, by product, what is wrong because two rows of the file have one code, or name a picture that is not there. */
function problemsAcross(
  products: readonly ImportedProduct[],
  files: readonly string[],
): ReadonlyMap<ImportedProduct, readonly Problem[]> {
  const found = new Map<ImportedProduct, Problem[]>();
  const wrong = (product: ImportedProduct, problem: Problem) =>
    void found.set(product, [...(found.get(product) ?? []), problem]);
  twice(products, 'sku', wrong);
  twice(products, 'barcode', wrong);
  const known = new Set(files);
  for (const product of products) {
    for (const picture of product.pictures ?? []) {
      const problem = pictureProblem(product, picture, known);
      if (problem) wrong(product, problem);
    }
  }
  return found;
}

function twice(
  products: readonly ImportedProduct[],
  field: 'sku' | 'barcode',
  wrong: (product: ImportedProduct, problem: Problem) => void,
): void {
  const first = new Map<string, ImportedSize>();
  for (const product of products) {
    for (const size of product.sizes) {
      const code = size[field];
      const other = code === undefined ? undefined : first.get(code.toLowerCase());
      if (code === undefined) continue;
      if (!other) first.set(code.toLowerCase(), size);
      else wrong(product, { row: size.row, code: `${field}Twice`, values: { value: code, other: other.row } });
    }
  }
}

function pictureProblem(
  { row }: ImportedProduct,
  { address }: ImportedPicture,
  files: ReadonlySet<string>,
): Problem | undefined {
  const isLong = Buffer.byteLength(address) > mostOfAddress;
  if (!isLong && (isPictureAddress(address) || isWebAddress(address) || files.has(address))) return undefined;
  const code = isLong || /^[a-z]+:/i.test(address) ? 'badPicture' : 'pictureMissing';
  return { row, code, values: { value: beginningOf(address, 80) } };
}

/** In bytes: an entry of the database's index takes no more, and browsers hardly do. */
const mostOfAddress = 2000;

/** A web address with a name, or without a scheme, as Percha stores those of other sites. */
function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s/]+\/\S*$/i.test(address) || /^[a-z\d-]+(?:\.[a-z\d-]+)+\/\S+$/i.test(address);
}
