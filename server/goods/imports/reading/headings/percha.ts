import type { PlatformHeadings } from './platform-headings.ts';

/**
 * The columns of Percha's own files, in the order of the export. They are not translated: a file that was exported in one
 * language is imported in any. The English names are accepted too.
 */
export const perchaColumns = {
  id: ['ID', 'Product'],
  name: ['Nombre', 'Name'],
  state: ['Estado', 'State'],
  gender: ['Género', 'Gender'],
  category: ['Categoría', 'Category'],
  brand: ['Marca', 'Brand'],
  model: ['Modelo', 'Model'],
  color: ['Color', 'Colour'],
  size: ['Talle', 'Talla', 'Size'],
  price: ['Precio', 'Price'],
  before: ['Precio anterior', 'Previous price'],
  stock: ['Unidades', 'Units', 'Stock'],
  sku: ['SKU'],
  barcode: ['Código de barras', 'Barcode'],
  cost: ['Costo', 'Coste', 'Cost'],
  sizeWeight: ['Peso del talle (g)', 'Weight of the size (g)'],
  weightGrams: ['Peso (g)', 'Weight (g)'],
  description: ['Descripción', 'Description'],
  aboutMe: ['Sobre el producto', 'About'],
  careInfo: ['Cuidados', 'Care'],
  sizeAndFit: ['Talle y calce', 'Size and fit'],
  images: ['Imágenes', 'Pictures'],
  imageAlts: ['Textos de las imágenes', 'Picture texts'],
} as const;

export type PerchaColumn = keyof typeof perchaColumns;

export const percha: PlatformHeadings = {
  needs: [
    ['id', 'name'],
    ['color', 'size', 'price', 'stock', 'id'],
  ],
  fields: perchaColumns,
};

/** A size of a product that comes in one size. */
export const onlySize = 'ÚNICO';
