import { fromDecimal, mostAmount } from '#contract/core/money/money.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { beginningOf, showsSomething, showsWords, textKey } from '#contract/core/fields/short-text.ts';
import { productBounds } from '#contract/goods/sizes/product-bounds.ts';
import { mostCharacters } from '#contract/goods/product-rules.ts';
import { isRate } from '../../products/vat-rate.service.ts';
import type { ImportedProduct } from '../reading/product.ts';
import type { Problem, ProblemCode } from '../reading/problem.ts';
import type { KnownGoods, KnownProduct } from './known-goods.ts';
import type { Defaults } from './target-of.ts';
import type { Target } from './target.ts';

type Parts = {
  readonly imported: ImportedProduct;
  readonly present: KnownProduct | undefined;
  readonly target: Target;
  readonly defaults: Defaults;
  readonly known: KnownGoods;
  /** True if categories that are not there are made. */
  readonly makesCategories: boolean;
};

const mostStock = 99_999;
const mostTitle = 60;

/** Returns what is wrong with a product, beside what was wrong with its cells. */
export function problemsOf(parts: Parts): Problem[] {
  const { imported, target } = parts;
  const found: Problem[] = [];
  const wrong = (code: ProblemCode, values: Problem['values'] = {}, row = imported.row) =>
    void found.push({ row, code, values });
  textProblems(target, wrong);
  priceProblems(parts, wrong);
  placeProblems(parts, wrong);
  sizeProblems(parts, wrong);
  skuProblems(parts, wrong);
  return found;
}

type Wrong = (code: ProblemCode, values?: Problem['values'], row?: number) => void;

function textProblems(target: Target, wrong: Wrong): void {
  const { name, brandName: brand, color } = target;
  const most = productBounds;
  if (!showsSomething(name)) wrong('noName');
  if (name.length > mostCharacters.name) wrong('nameLong', { length: name.length, most: mostCharacters.name });
  if (brand.length > most.brand) wrong('brandLong', { brand, length: brand.length, most: most.brand });
  const model = target.model ?? '';
  if (model.length > most.model) wrong('modelLong', { model, length: model.length, most: most.model });
  if (color.length > most.color) wrong('colorLong', { color, length: color.length, most: most.color });
  if (target.description.length > mostCharacters.description) wrong('textLong', { most: mostCharacters.description });
  const others = target.texts ?? [];
  if (others.some((one) => one.name.length > mostCharacters.name)) {
    wrong('nameLong', { length: Math.max(...others.map((one) => one.name.length)), most: mostCharacters.name });
  }
  if (others.some(({ description }) => description.length > mostCharacters.description)) {
    wrong('textLong', { most: mostCharacters.description });
  }
  const info = [target, ...others].flatMap(({ aboutMe, careInfo, sizeAndFit }) => [aboutMe, careInfo, sizeAndFit]);
  if (info.some(({ length }) => length > mostCharacters.info)) wrong('textLong', { most: mostCharacters.info });
}

function priceProblems({ imported, present, target }: Parts, wrong: Wrong): void {
  const { currentPrice, previousPrice, weight } = target;
  if (currentPrice <= 0) wrong('noPrice');
  if (currentPrice > mostMinor()) wrong('badPrice', { value: String(imported.price) });
  if ((previousPrice ?? 0) > mostMinor()) wrong('badPrice', { value: String(imported.before) });
  if (!isWeight(weight)) wrong('badWeight', { value: String(weight) });
  const { vatPercent } = target;
  if (vatPercent !== null && vatPercent !== present?.vatPercent && !isRate(vatPercent)) {
    wrong('badVat', { value: String(vatPercent) });
  }
}

/** The most that anything costs, in the smallest unit. */
const mostMinor = () => mostAmount * 10 ** shop().country.decimals;

const isWeight = (grams: number) => grams >= 1 && grams <= productBounds.grams;

function placeProblems({ imported, present, target, defaults, makesCategories }: Parts, wrong: Wrong): void {
  if (imported.id !== undefined && !present) wrong('idUnknown', { id: imported.id });
  if (!imported.gender && !present && !defaults.gender) wrong('genderUnknown');
  if (target.category === '') wrong('noCategory');
  else if (target.category.length > mostTitle) wrong('categoryLong', { category: target.category, most: mostTitle });
  else if (target.categoryId === null && (!makesCategories || !showsWords(target.category))) {
    wrong('categoryUnknown', { category: target.category });
  }
}

function sizeProblems({ imported, present, target }: Parts, wrong: Wrong): void {
  const added = target.sizes.filter(({ variantId }) => variantId === null).length;
  const all = (present?.sizes.length ?? 0) + added;
  if (all > productBounds.sizes) wrong('manySizes', { count: all, most: productBounds.sizes });
  const seen = new Set<string>();
  for (const { row, word, stock = 0, weight, cost = 0 } of imported.sizes) {
    const key = textKey(word);
    if (word.length > productBounds.size) wrong('sizeLong', { size: word, most: productBounds.size }, row);
    if (seen.has(key)) wrong('sizeTwice', { size: word }, row);
    if (stock > mostStock) wrong('badCount', { value: String(stock) }, row);
    if (weight !== undefined && !isWeight(weight)) wrong('badWeight', { value: String(weight) }, row);
    if (cost > 0 && !isCost(fromDecimal(cost).minor)) wrong('badPrice', { value: String(cost) }, row);
    seen.add(key);
  }
}

const isCost = (minor: number) => minor > 0 && minor <= mostMinor();

function skuProblems({ imported, present, known }: Parts, wrong: Wrong): void {
  for (const { row, sku } of imported.sizes) {
    if (sku === undefined) continue;
    const owner = known.ownerOf(sku);
    const value = beginningOf(sku, productBounds.sku);
    if (sku.length > productBounds.sku) wrong('skuLong', { value, most: productBounds.sku }, row);
    if (owner === 'retired') wrong('skuRetired', { value }, row);
    else if (owner && owner.id !== present?.id) wrong('skuTaken', { value, product: owner.name }, row);
  }
}
