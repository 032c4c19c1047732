import { t } from '#messages/messages.ts';
import { setImmediate as pause } from 'node:timers/promises';
import type { Gender } from '#contract/core/fields/fields.ts';
import { productBounds } from '#contract/goods/sizes/product-bounds.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { textKey } from '#contract/core/fields/short-text.ts';
import type { Executor } from '#platform/database/database.ts';
import { cleanTitle } from './clean-title.ts';
import type { ImportedProduct } from '../reading/product.ts';
import type { ReadFile } from '../reading/read-products.ts';
import { problemsAcross } from './across-products.ts';
import { byCodes } from './by-codes.ts';
import { problemsOf } from './check-product.ts';
import { comparedProduct } from './compare-product.ts';
import type { Compared } from './compare-product.ts';
import { knownGoods } from './known-goods.ts';
import { targetOf } from './target-of.ts';
import { attributeColumns, statedIn } from './attribute-columns.ts';
import type { ColumnUses, NewCategory } from './target.ts';

/** What becomes of the products of a file, and the categories that are made for them. */
export type ComparedFile = {
  readonly items: readonly Compared[];
  readonly newCategories: readonly NewCategory[];
  readonly columns: ColumnUses;
};

/** After how many products others may run. */
const breath = 100;

/**
 * Compares the products of a file with those of the shop. Categories that are not there are made for files of other shops; in
 * Percha's own an unknown one is a mistake.
 */
export async function compareFile(
  db: Executor,
  file: ReadFile,
  gender: Gender | undefined,
  uses: ColumnUses,
): Promise<ComparedFile> {
  const { platform, files } = file;
  const isOfCodes = platform === 'codes';
  const { products: read, wrong } = isOfCodes ? await byCodes(db, file.products) : { ...file, wrong: [] };
  const isForeign = platform !== 'percha' && !isOfCodes;
  const products = isForeign ? read.map(withCleanCategory) : read;
  const known = await knownGoods(db, products);
  const defaults = {
    gender,
    brand: shop().name.slice(0, productBounds.brand).trim(),
    color: t('product-imports.noColor'),
    category: isForeign ? t('product-imports.otherCategory') : undefined,
  };
  const { columns, resolved } = await attributeColumns(db, file, uses);
  const across = problemsAcross(products, files);
  const items: Compared[] = [];
  /** The row of each product of the shop. */
  const rowOf = new Map<number, number>();
  for (const imported of products) {
    const present = known.productOf(imported);
    const said = statedIn(columns, imported, !isForeign);
    const target = targetOf(imported, present, { known, defaults, attributes: said.stated });
    const own = problemsOf({ imported, present, target, defaults, known, makesCategories: isForeign });
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
