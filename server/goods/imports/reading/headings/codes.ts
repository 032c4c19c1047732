import { perchaColumns } from './percha.ts';
import type { PlatformHeadings } from './platform-headings.ts';

/** A list of what changes of sizes that are there, by their SKU or barcode: whoever wrote it, only if it is no file of products. */
export const codes: PlatformHeadings = {
  needs: [
    ['sku', 'barcode'],
    ['price', 'before', 'stock', 'cost'],
  ],
  fields: {
    sku: [...perchaColumns.sku, 'Variant SKU', 'Código', 'Código interno', 'Code'],
    barcode: [...perchaColumns.barcode, 'Variant Barcode', 'EAN', 'GTIN', 'UPC'],
    price: [...perchaColumns.price, 'Variant Price', 'Precio de venta'],
    before: [...perchaColumns.before, 'Compare-at price', 'Variant Compare At Price'],
    stock: [
      ...perchaColumns.stock,
      'Cantidad',
      'Existencias',
      'Inventory quantity',
      'Variant Inventory Qty',
      'Quantity',
    ],
    cost: [...perchaColumns.cost, 'Cost per item'],
  },
};
