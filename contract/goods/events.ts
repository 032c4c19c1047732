/** What administrators change in the area; each is an event too. */
export const goodsActions = [
  'product.create',
  'product.update',
  'product.texts',
  'product.delete',
  'product.stock',
  'import.write',
  'import.undo',
  'category.create',
  'category.update',
  'category.delete',
  'attribute.create',
  'attribute.update',
  'attribute.delete',
  'size-table.create',
  'size-table.update',
  'size-table.delete',
] as const;
