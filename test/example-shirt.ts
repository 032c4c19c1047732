import { shopMoney } from '#contract/core/money/money.ts';
import type { Product } from '#contract/goods/products.ts';

/** A size of the example. */
export const size = (brandSize: string, stock: number, codes: Partial<Product['variants'][number]> = {}) => ({
  variantId: stock,
  brandSize,
  stock,
  isInStock: stock > 0,
  sku: null,
  barcode: null,
  ...codes,
});

/** A product for tests, with nothing that its owner may leave out. */
export const shirt: Product = {
  id: 7,
  name: 'Camisa Lino',
  gender: 'women',
  brandName: 'Casa',
  color: 'Blanco',
  image: '',
  images: [],
  pictures: [],
  previousPrice: null,
  currentPrice: shopMoney(1_899_000),
  isOffertPrice: false,
  vatPercent: null,
  netPriceBeside: null,
  reductionNote: null,
  isInStock: true,
  variants: [size('S', 3), size('M', 0)],
  colors: [],
  CategoryId: 1,
  Category: { id: 1, title: 'Camisas', genre: 'women' },
  description: '<p>Fresca</p>',
  weight: 500,
  info: { aboutMe: '', careInfo: '', sizeAndFit: '' },
  model: null,
  attributes: [],
  netPriceNote: null,
  video: null,
  version: 1,
  isUnisex: false,
  ageGroup: 'adult',
  composition: [],
  origin: null,
  maker: null,
  responsible: null,
  facts: [],
};
