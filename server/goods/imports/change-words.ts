import { t } from '#messages/messages.ts';
import type { ImportItem } from '#contract/goods/imports/imported-products.ts';
import type { Change, ChangedField } from './compare/target.ts';

/** What fields are called in previews. */
const names: Readonly<Record<Exclude<ChangedField, 'attribute'>, () => string>> = {
  name: () => t('product-imports.fieldName'),
  description: () => t('product-imports.fieldDescription'),
  gender: () => t('product-imports.fieldGender'),
  state: () => t('product-imports.fieldState'),
  isUnisex: () => t('product-imports.fieldUnisex'),
  category: () => t('product-imports.fieldCategory'),
  brandName: () => t('product-imports.fieldBrand'),
  model: () => t('product-imports.fieldModel'),
  color: () => t('product-imports.fieldColor'),
  currentPrice: () => t('product-imports.fieldPrice'),
  previousPrice: () => t('product-imports.fieldBefore'),
  weight: () => t('product-imports.fieldWeight'),
  aboutMe: () => t('product-imports.fieldAbout'),
  careInfo: () => t('product-imports.fieldCare'),
  sizeAndFit: () => t('product-imports.fieldFit'),
  ageGroup: () => t('garment.ageGroup'),
  composition: () => t('garment.composition'),
  origin: () => t('garment.origin'),
  maker: () => t('garment.maker'),
  responsible: () => t('garment.responsible'),
  vatPercent: () => t('product-imports.fieldVat'),
  publishAt: () => t('product-desk.publishAt'),
  texts: () => t('product-imports.fieldTexts'),
  pictures: () => t('product-imports.fieldPictures'),
  size: () => t('product-imports.fieldSize'),
  sku: () => t('product-imports.fieldSku'),
  barcode: () => t('product-imports.fieldBarcode'),
  sizeWeight: () => t('product-imports.fieldSizeWeight'),
  cost: () => t('product-imports.fieldCost'),
  stock: () => t('product-imports.fieldStock'),
};

/** Returns a change as it is shown: 'Unidades, talle M'. */
export function changeWords({ field, about, from, to }: Change): ImportItem['changes'][number] {
  if (field === 'attribute') return { field: about, from, to };
  const name = names[field]();
  return { field: about === '' ? name : t('product-imports.fieldOfSize', { name, size: about }), from, to };
}

const platformNames: Readonly<Record<string, string>> = {
  percha: 'Percha',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  tiendanube: 'Tiendanube',
  prestashop: 'PrestaShop',
};

/** Returns the name of the shop that wrote a file, or of the kind of the file if that does not matter. */
export const platformName = (platform: string): string =>
  platform === 'codes' ? t('product-imports.listOfCodes') : (platformNames[platform] ?? platform);
