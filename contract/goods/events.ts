import { z } from 'zod';

/**
 * Events of goods, which triggers of the database record, and only while another program wants to be told. The subject is the product's
 * number.
 */
export const goodsEvents = {
  /** Units of sizes of it came or went. */
  'goods.stock': z.object({ variants: z.array(z.int()) }),
  'goods.created': z.object({}),
  'goods.changed': z.object({}),
  'goods.deleted': z.object({}),
} as const;

/** What administrators change in the area; each is an event too. */
export const goodsActions = [
  'product.create',
  'product.update',
  'product.texts',
  'product.delete',
  'product.stock',
  'import.write',
  'import.undo',
  'import.pictures',
  'category.create',
  'category.update',
  'category.delete',
  'department.create',
  'department.update',
  'department.delete',
  'attribute.create',
  'attribute.update',
  'attribute.delete',
  'size-table.create',
  'size-table.update',
  'size-table.delete',
] as const;
