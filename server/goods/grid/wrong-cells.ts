import { t } from '#messages/messages.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { mostAmount, shopMoney, toDecimal } from '#contract/core/money/money.ts';
import type { GridField } from '#contract/goods/grid/grid-limits.ts';
import type { Cell } from './cells.ts';
import type { Held } from './held-goods.ts';
import type { PlannedProduct } from './plan-products.ts';

/** What is wrong with a cell, in the language of the request. */
export type CellFault = { readonly cell: Cell; readonly message: string };

const ofPrice: readonly GridField[] = ['previousPrice', 'currentPrice', 'isOffertPrice'];

/** Returns the cells that would make products that their form refuses too: false offers, and categories of the other gender. */
export function wrongProducts(held: Held, planned: readonly PlannedProduct[]): CellFault[] {
  return planned.flatMap((plan) => [...wrongAmount(plan), ...wrongOffer(plan), ...wrongCategory(held, plan)]);
}

/** A percentage can make a price too large. */
function wrongAmount({ cells }: PlannedProduct): CellFault[] {
  const isLarge = ({ field, to }: Cell) =>
    ofPrice.includes(field) && typeof to === 'number' && toDecimal(shopMoney(to)) > mostAmount;
  return cells.filter(isLarge).map((cell) => ({ cell, message: backOfficeTexts.productForm.badPrice }));
}

/** The cell at which a wrong price is shown; undefined if the cells change none. */
export function priceCellOf(cells: readonly Cell[]): Cell | undefined {
  const [cell] = ofPrice.flatMap((field) => cells.filter((one) => one.field === field));
  return cell;
}

function wrongOffer({ after, cells }: PlannedProduct): CellFault[] {
  const cell = priceCellOf(cells);
  if (!cell) return [];
  const { isOffertPrice, previousPrice, currentPrice } = after;
  if (!isOffertPrice) {
    const isLost = cell.field === 'previousPrice' && cell.to !== null;
    return isLost ? [{ cell, message: t('product-grid.noOffer') }] : [];
  }
  if (previousPrice === null) return [{ cell, message: t('product-grid.noPreviousPrice') }];
  return previousPrice > currentPrice ? [] : [{ cell, message: backOfficeTexts.productForm.offerNotLower }];
}

function wrongCategory({ categories }: Held, { after: { gender, categoryId }, cells }: PlannedProduct): CellFault[] {
  const cell = cells.find(({ field }) => field === 'category');
  if (!cell || categories.get(categoryId)?.genre === gender) return [];
  return [{ cell, message: t('catalogue.categoryOfGender') }];
}

/** Returns the cells of units that take more than there is after what was sold meanwhile. */
export function shortSizes(held: Held, cells: readonly Cell[]): CellFault[] {
  return cells.flatMap((cell) => {
    const stock = cell.field === 'stock' ? held.sizes.get(cell.id)?.stock : undefined;
    if (stock === undefined || stock + unitsOf(cell) >= 0) return [];
    return [{ cell, message: t('product-grid.soldMeanwhile', { stock }) }];
  });
}

/** By how many units a cell changes its size. */
export const unitsOf = ({ from, to }: Pick<Cell, 'from' | 'to'>): number => Number(to) - Number(from);
