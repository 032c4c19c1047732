import { randomUUID } from 'node:crypto';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { movementHistory } from '#contract/goods/stock/movement-history.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { productGrid } from '#contract/goods/grid/product-grid.ts';
import type { Actor } from './actor.ts';
import { purchaseScene } from './purchase.ts';
import type { Shop } from './shop.ts';

type Changes = Given<typeof productGrid.save>['changes'];

/** What the tests of the grid need: goods, and the calls of an administrator. Prices in the main unit, as on the wire. */
export function gridScene(shop: Shop, admin: Actor) {
  const goods = purchaseScene(shop);
  const saveAs = async (actor: Actor, changes: Changes, key: string = randomUUID()) => ({
    key,
    ...(await actor.call(productGrid.save, { key, changes })),
  });
  return {
    goods,
    saveAs,
    save: (changes: Changes, key?: string) => saveAs(admin, changes, key),
    refused: (changes: Changes, actor = admin) => actor.refusal(productGrid.save, { key: randomUUID(), changes }),
    undo: (key: string) => admin.call(productGrid.undo, { key }),
    product: async (id: number) => (await admin.call(productDesk.one, { productId: id })).product,
    movements: async (productId: number) => (await admin.call(movementHistory.list, { productId })).movements,

    /** All that the grid writes of all products, as text: equal if nothing was written. */
    async written(): Promise<string> {
      const { rows } = await shop.pool.query(
        `select (select json_agg(products order by id) from products) as products,
          (select json_agg(variants order by id) from variants) as variants,
          (select count(*) from price_history) as prices, (select count(*) from stock_movements) as moved,
          (select count(*) from events) as events, (select json_agg(grid_batches) from grid_batches) as batches`,
      );
      return JSON.stringify(rows);
    },
  };
}
