/** What a column can be about, in whichever of the files. Those of `several` are numbered in the file: 'Option1 Name'. */
export const singleFields = [
  'id',
  'handle',
  'type',
  'parent',
  'name',
  'description',
  'shortDescription',
  'brand',
  'model',
  'color',
  'size',
  'category',
  'productType',
  'tags',
  'gender',
  'published',
  'state',
  'sku',
  'barcode',
  'upc',
  'price',
  'netPrice',
  'before',
  'salePrice',
  'discountAmount',
  'discountPercent',
  'saleFrom',
  'saleTo',
  'impactOnPrice',
  'cost',
  'stock',
  'weightGrams',
  'sizeWeight',
  'weightKilos',
  'impactOnWeight',
  'images',
  'imagePosition',
  'imageAlts',
  'variantImage',
  'combinationNames',
  'combinationValues',
  'aboutMe',
  'careInfo',
  'sizeAndFit',
  'ignored',
] as const;

export type SingleField = (typeof singleFields)[number];

/** The name and the value of an option, by their number: 'Option1 Name' is 'optionName1'. */
export type OptionField = `optionName${number}` | `optionValue${number}`;

export type Field = SingleField | OptionField;

export const platforms = [
  'percha',
  'shopify',
  'woocommerce',
  'tiendanube',
  'prestashop',
  'combinations',
  'codes',
] as const;

export type Platform = (typeof platforms)[number];
