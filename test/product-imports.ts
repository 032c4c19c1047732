import { productDesk } from '#contract/goods/product-desk.ts';
import { productImports } from '#contract/goods/imports/product-imports.ts';
import type { ProductImport } from '#contract/goods/imports/imported-products.ts';
import { workOnImports } from '#server/goods/imports/import-work.service.ts';
import type { Actor } from './actor.ts';
import type { Shop } from './shop.ts';

type Asked = { readonly gender?: string; readonly name?: string };

const header =
  'Identificador de URL;Nombre;Categorías;Nombre de propiedad 1;Valor de propiedad 1;Nombre de propiedad 2;Valor de propiedad 2;Precio;Precio promocional;Stock;SKU;Mostrar en tienda;Descripción;Marca;Costo';

/** A file of Tiendanube with a product of two colours and three sizes, whose handle is in its name and its SKUs. */
export const tiendanubeFile = (handle: string, { price = '10,000.00', stock = 3, category = 'Remeras' } = {}) =>
  [
    header,
    `${handle};Remera ${handle};Ropa > ${category};Talle;S;Color;Rojo;"${price}";"9,000.00";${stock};${handle}-rs;SI;<p>De algodón</p>;Norte;4500`,
    `;;;;M;;Rojo;"${price}";"9,000.00";1;${handle}-rm;;;;`,
    `;;;;S;;Azul;"${price}";"9,000.00";2;${handle}-as;;;;`,
  ].join('\n');

/** Imports of products in a test: the work of the background job is done when it is asked for. */
export function importScene(shop: Shop, admin: Actor) {
  const work = () => workOnImports(shop.services, new AbortController().signal);
  const one = async (importId: number) => admin.call(productImports.one, { importId });
  return {
    work,
    one,
    /** Returns how much there is of all that an import makes: equal texts mean that it made nothing. */
    async rows() {
      const { rows } = await shop.pool.query<{ all: string }>(
        `select (select count(*) from products) || ' ' || (select count(*) from variants) || ' ' ||
          (select count(*) from categories) || ' ' || (select count(*) from old_handles) as all`,
      );
      return rows[0]?.all;
    },
    /** Returns the product of the size with an SKU. */
    async productOf(sku: string) {
      const { rows } = await shop.pool.query<{ id: number }>(
        'select product_id as id from variants where lower(sku) = lower($1)',
        [sku],
      );
      const { product } = await admin.call(productDesk.one, { productId: rows[0]?.id ?? 0 });
      return product;
    },
    /** Uploads a file and returns its preview. */
    async preview(content: string | Uint8Array, { gender = 'women', name = 'productos.csv' }: Asked = {}) {
      const made = await admin.call(productImports.upload, {
        gender,
        name,
        bytes: new Uint8Array(Buffer.from(content)),
      });
      await work();
      return one(made.id);
    },
    /** Writes what a preview shows. */
    async write({ id }: Pick<ProductImport, 'id'>, { skipWrong = false } = {}): Promise<ProductImport> {
      await admin.call(productImports.write, { importId: id, skipWrong });
      await work();
      return (await one(id)).import;
    },
    async undo({ id }: Pick<ProductImport, 'id'>): Promise<ProductImport> {
      await admin.call(productImports.undo, { importId: id });
      await work();
      return (await one(id)).import;
    },
  };
}
