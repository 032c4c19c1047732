import { pattern, t } from '#messages/messages.ts';
import { refusal } from '#contract/core/protocol/refusal.ts';

/** The errors of the area, by their codes. */
export const goodsErrors = {
  product_not_found: refusal(404, () => t('errors.productNotFound')),
  category_not_found: refusal(404, () => t('errors.categoryNotFound')),
  category_taken: refusal(409, () => t('errors.categoryTaken')),
  category_nested: refusal(409, () => t('errors.categoryNested')),
  categories_full: refusal(409, () => t('errors.categoriesFull')),
  category_in_use: refusal(409, () => pattern('errors.categoryInUse')),
  department_not_found: refusal(404, () => t('errors.departmentNotFound')),
  department_taken: refusal(409, () => t('errors.departmentTaken')),
  departments_full: refusal(409, () => pattern('errors.departmentsFull')),
  department_in_use: refusal(409, () => pattern('errors.departmentInUse')),
  department_kept: refusal(409, () => t('errors.departmentKept')),
  department_last: refusal(409, () => t('errors.departmentLast')),
  attribute_not_found: refusal(404, () => t('errors.attributeNotFound')),
  attribute_taken: refusal(409, () => t('errors.attributeTaken')),
  attributes_full: refusal(409, () => pattern('errors.attributesFull')),
  size_table_not_found: refusal(404, () => t('errors.sizeTableNotFound')),
  size_table_taken: refusal(409, () => t('errors.sizeTableTaken')),
  stock_sold_meanwhile: refusal(409, () => t('errors.stockSoldMeanwhile')),
  import_not_found: refusal(404, () => t('errors.importNotFound')),
  import_not_ready: refusal(409, () => t('errors.importNotReady')),
  import_has_wrong: refusal(409, () => t('errors.importHasWrong')),
  grid_batch_gone: refusal(409, () => t('errors.gridBatchGone')),
  sku_taken: refusal(409, () => t('errors.skuTaken')),
};
