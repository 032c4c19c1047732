import type { AgeGroup } from '#contract/goods/garment/garment-rules.ts';
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
  ageGroup: ['Edad', 'Age group'],
  composition: ['Composición', 'Composition'],
  origin: ['País de origen', 'Country of origin'],
  makerName: ['Fabricante', 'Maker'],
  makerAddress: ['Dirección del fabricante', 'Address of the maker'],
  makerContact: ['Contacto del fabricante', 'Contact of the maker'],
  responsibleName: ['Responsable en la UE', 'Responsible in the EU'],
  responsibleAddress: ['Dirección del responsable', 'Address of the responsible'],
  responsibleContact: ['Contacto del responsable', 'Contact of the responsible'],
  vatPercent: ['IVA (%)', 'VAT (%)'],
  publishAt: ['Publicar desde', 'Publish from'],
  otherLanguage: ['Otro idioma', 'Other language'],
  otherName: ['Nombre (otro idioma)', 'Name (other language)'],
  otherDescription: ['Descripción (otro idioma)', 'Description (other language)'],
  otherAboutMe: ['Sobre el producto (otro idioma)', 'About (other language)'],
  otherCareInfo: ['Cuidados (otro idioma)', 'Care (other language)'],
  otherSizeAndFit: ['Talle y calce (otro idioma)', 'Size and fit (other language)'],
  images: ['Imágenes', 'Pictures'],
  imageAlts: ['Textos de las imágenes', 'Picture texts'],
  madeAt: ['Creado', 'Created'],
  shop: ['Tienda', 'Shop'],
} as const;

/** How an age is written. As the columns, these words are not translated. */
export const ageTexts: Readonly<Record<AgeGroup, string>> = {
  newborn: 'Recién nacidos',
  infant: 'Bebés',
  toddler: 'Niños pequeños',
  kids: 'Niños',
  adult: 'Adultos',
};

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
