import { t } from '#messages/messages.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { formatCount, formatPrice } from '#contract/core/money/price-words.ts';
import type { ProductState } from '#contract/goods/desk-product.ts';
import type { CellValue, Cell } from './cells.ts';

const stateWords: Readonly<Record<ProductState, () => string>> = {
  draft: () => t('product-state.draft'),
  scheduled: () => t('product-state.scheduled'),
  published: () => t('product-state.published'),
  archived: () => t('product-state.archived'),
};

const isState = (value: CellValue): value is ProductState => typeof value === 'string' && value in stateWords;

/** Returns the value of a cell for people; `titleOf` names a category. */
export function cellWords(
  { field }: Pick<Cell, 'field'>,
  value: CellValue,
  titleOf: (id: number) => string | undefined,
): string {
  if (value === null) return t('product-grid.nothing');
  if (typeof value === 'boolean') return value ? t('product-grid.yes') : t('product-grid.no');
  if (isState(value)) return stateWords[value]();
  if (field === 'category') return titleOf(Number(value)) ?? String(value);
  return field === 'stock' ? formatCount(Number(value)) : formatPrice(shopMoney(Number(value)));
}
