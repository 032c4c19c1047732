import { z } from 'zod';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { moment, rowId } from '#contract/core/fields/fields.ts';
import { pageAsked, pagePlace } from '#contract/core/protocol/list-page.ts';
import { variant } from '../sizes/variant.ts';
import { sizePreorder } from './preorder-desk.ts';
import { movementCauses, movementKinds } from './movement-kinds.ts';

const movement = z.object({
  id: z.int(),
  at: moment,
  variantId: z.int(),
  /** Its word of then. */
  size: z.string(),
  change: z.int(),
  /** The units after it, and how many were pre-ordered and owed. */
  stock: z.int(),
  waiting: z.int(),
  kind: z.enum(movementKinds),
  cause: z.enum(movementCauses).nullable(),
  note: z.string(),
  /** 'buyer', 'provider', 'clock', 'admin:<username>', or empty if nobody explained it. */
  actor: z.string(),
  /** The order's reference. */
  order: z.string().nullable(),
});

export type Movement = z.output<typeof movement>;

/** From how few units on a size counts as few; null for the shop's own limit. */
const lowStock = z.int().min(0).max(999).nullable();

export const movementHistory = {
  list: endpoint({
    method: 'GET',
    path: '/admin/products/:productId/movements',
    summary: 'A page of what changed the units of a product’s sizes, or of one of them, newest first',
    permission: 'goods.read',
    input: z.object({ productId: rowId, variantId: rowId.optional(), ...pageAsked }),
    output: z.object({
      product: z.object({ id: z.int(), name: z.string(), color: z.string() }),
      variants: z.array(variant),
      lowStock,
      preorders: z.array(sizePreorder),
      /** The first day that a pre-order can be promised for. */
      firstPromise: z.iso.date(),
      movements: z.array(movement),
      ...pagePlace,
    }),
    errors: ['product_not_found'],
  }),
  saveLowStock: endpoint({
    method: 'PUT',
    path: '/admin/products/:productId/low-stock',
    summary: 'Sets from how few units on the sizes of a product are running low; null for the shop’s own limit',
    permission: 'stock.write',
    input: z.object({ productId: rowId, lowStock }),
    output: z.object({ lowStock }),
    errors: ['product_not_found'],
  }),
} as const;
