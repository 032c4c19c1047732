import { useState } from 'react';
import type { GridProduct } from '#contract/goods/grid/product-grid.ts';
import type { GridRow } from './grid-cells.ts';

type Newer = { readonly of: readonly GridProduct[]; readonly products: ReadonlyMap<number, GridProduct> };

/** The products of a page as the shop has them: as they were loaded, with what its answers said since. */
export function useStoredProducts(loaded: readonly GridProduct[]) {
  const [newer, setNewer] = useState<Newer>({ of: loaded, products: new Map() });
  const present = newer.of === loaded ? newer.products : new Map<number, GridProduct>();
  return {
    products: present.size === 0 ? loaded : loaded.map((product) => present.get(product.id) ?? product),
    takeOver(products: readonly GridProduct[]): void {
      setNewer({ of: loaded, products: new Map([...present, ...products.map((one) => [one.id, one] as const)]) });
    },
  };
}

/** Returns a row as it is among other products; itself if it is not there. */
export function rowAmong(products: readonly GridProduct[], row: GridRow): GridRow {
  const product = products.find(({ id }) => id === row.product.id);
  if (!product) return row;
  const size = product.sizes.find(({ variantId }) => variantId === row.size?.variantId);
  return row.size ? { product, size: size ?? row.size } : { product };
}
