import { productImports } from '#contract/goods/imports/product-imports.ts';
import type { ProductImport } from '#contract/goods/imports/imported-products.ts';
import { workOnImports } from '#server/goods/imports/import-work.service.ts';
import type { Actor } from './actor.ts';
import type { Shop } from './shop.ts';

type Asked = { readonly gender?: 'men' | 'women' | 'ask'; readonly name?: string };

/** Imports of products in a test: the work of the background job is done when it is asked for. */
export function importScene(shop: Shop, admin: Actor) {
  const work = () => workOnImports(shop.services, new AbortController().signal);
  const one = async (importId: number) => admin.call(productImports.one, { importId });
  const scene = {
    work,
    one,
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
  return scene;
}
