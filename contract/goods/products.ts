import { z } from 'zod';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { pricesCrossed } from '#contract/core/money/prices-crossed.ts';
import { picture } from '#contract/core/fields/picture.ts';
import { productVideo } from '#contract/core/fields/product-video.ts';
import { inOwnLanguage, shownWord } from '#contract/core/shop/in-own-language.ts';
import { gender, genderAsked, money, priceAsked, rowId, several, wholeNumber } from '#contract/core/fields/fields.ts';
import { version } from '#contract/core/protocol/row-version.ts';
import { attributeFacet, attributeOfProduct } from './attributes/attribute-shown.ts';
import { garment } from './garment/garment-rules.ts';
import { modelColor } from './garment/model-color.ts';
import { codedVariant, variant } from './sizes/variant.ts';

export type Picture = z.output<typeof picture>;

export const category = z.object({
  id: z.int(),
  title: z.string(),
  genre: gender,
  /** The category in which it is, whose counts and page have its products too. */
  parentId: z.int().nullish(),
  inOwnLanguage: inOwnLanguage(['title']),
});

export type Category = z.infer<typeof category>;

/** The data of a product card. `colors` are all colours of its model, its own included; empty without others. */
export const productCard = z.object({
  id: z.int(),
  name: z.string(),
  gender,
  brandName: z.string(),
  color: z.string(),
  shownColor: shownWord,
  image: z.string(),
  images: z.array(z.string()),
  pictures: z.array(picture),
  previousPrice: money.nullable(),
  currentPrice: money,
  isOffertPrice: z.boolean(),
  /** The price without taxes in words, in a shop that shows it beside every price. */
  netPriceBeside: z.string().nullable(),
  /** The lowest price before the offer in words, where the law of the shop's country demands it. */
  reductionNote: z.string().nullable(),
  isInStock: z.boolean(),
  variants: z.array(variant),
  colors: z.array(modelColor),
  CategoryId: z.int(),
  Category: category,
  /** In the shop's second language: the texts that are still in its own. */
  inOwnLanguage: inOwnLanguage(['name', 'description', 'aboutMe', 'careInfo', 'sizeAndFit']),
});

export type ProductCard = z.output<typeof productCard>;

export const productInfo = z.object({ aboutMe: z.string(), careInfo: z.string(), sizeAndFit: z.string() });

/** A product, its `weight` in g. Those of one brand and gender with the same `model` are the colours of one model. */
export const product = productCard.extend({
  variants: z.array(codedVariant),
  description: z.string(),
  weight: z.int(),
  /** The rate in percent of its value added tax; null for the usual one of the shop. */
  vatPercent: z.number().nullable(),
  info: productInfo,
  video: productVideo.nullable(),
  ...garment,
  model: z.string().nullable(),
  attributes: z.array(attributeOfProduct),
  /** The price without taxes in words, where the law of the shop's country demands it. */
  netPriceNote: z.string().nullable(),
  version,
});

export type Product = z.output<typeof product>;

export const catalogueOrders = ['news', 'price-asc', 'price-desc'] as const;

export type CatalogueOrder = (typeof catalogueOrders)[number];

/**
 * The query of the catalogue's address, of both genders unless one is chosen; an `attribute` is 'tela:lino', or
 * of a number 'peso:120' or a range of them, 'peso:100-200'. Prices are decimal.
 */
export const catalogueQuestion = z
  .object({
    gender: genderAsked.optional(),
    search: z.string().trim().max(80).optional(),
    category: several(rowId),
    brand: several(z.string().max(40)),
    size: several(z.string().max(12)),
    color: several(z.string().max(40)),
    attribute: several(z.string().max(100)),
    minPrice: priceAsked.optional(),
    maxPrice: priceAsked.optional(),
    offers: z.stringbool().optional(),
    order: z.enum(catalogueOrders).default('news'),
    page: wholeNumber.min(1).max(100_000).default(1),
  })
  .refine(({ minPrice = 0, maxPrice = minPrice }) => minPrice <= maxPrice, {
    path: ['minPrice'],
    error: pricesCrossed,
  });

export type CatalogueQuestion = z.output<typeof catalogueQuestion>;

const facet = z.object({ value: z.string(), count: z.int() });

/** One page of the catalogue. Each facet counts under all other filters, but not its own. */
export const cataloguePage = z.object({
  products: z.array(productCard),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  facets: z.object({
    genders: z.array(z.object({ value: gender, count: z.int() })),
    categories: z.array(category.extend({ count: z.int() })),
    brands: z.array(facet),
    sizes: z.array(facet.extend({ words: shownWord })),
    colors: z.array(facet.extend({ words: shownWord, swatch: z.string().nullable() })),
    price: z.object({ min: money, max: money }).nullable(),
    offers: z.int(),
    attributes: z.array(attributeFacet),
  }),
});

export type CataloguePage = z.output<typeof cataloguePage>;

/** Suggestions for a text that is still being typed. */
export const suggestions = z.object({
  categories: z.array(category),
  products: z.array(
    productCard.pick({ id: true, name: true, currentPrice: true, pictures: true, inOwnLanguage: true }),
  ),
});

export type Suggestions = z.output<typeof suggestions>;

/** A category as tiles show it: how many products it has, and a picture of its newest one. */
export const categoryTile = category.extend({ count: z.int(), picture });

export type CategoryTile = z.output<typeof categoryTile>;

/** The number of products on one page of the catalogue. */
export const cataloguePageSize = 9;

export const catalogue = {
  page: endpoint({
    method: 'GET',
    path: '/catalogue',
    summary: 'Returns one page of the catalogue with the counts of every filter',
    roles: anyone,
    input: catalogueQuestion,
    output: cataloguePage,
    errors: ['category_not_found', 'page_not_found'],
  }),
  news: endpoint({
    method: 'GET',
    path: '/catalogue/news',
    summary: 'The four products of a gender that the landing page shows: its third to sixth',
    roles: anyone,
    input: z.object({ gender: genderAsked }),
    output: z.array(productCard),
  }),
  tiles: endpoint({
    method: 'GET',
    path: '/catalogue/tiles',
    summary: 'The categories that have products with pictures, each with its number of products and a picture',
    roles: anyone,
    input: z.object({}),
    output: z.array(categoryTile),
  }),
  related: endpoint({
    method: 'GET',
    path: '/catalogue/related/:id',
    summary: 'Up to four other products of the same category',
    roles: anyone,
    input: z.object({ id: rowId }),
    output: z.array(productCard),
    errors: ['product_not_found'],
  }),
  cards: endpoint({
    method: 'GET',
    path: '/catalogue/cards',
    summary: 'Products by their numbers, in that order; one that is no longer sold is omitted',
    roles: anyone,
    input: z.object({ id: several(rowId) }),
    output: z.array(productCard),
  }),
  numbers: endpoint({
    method: 'GET',
    path: '/catalogue/numbers',
    summary: 'The numbers of all products, ten thousand possible ones in a block, and how many blocks there are',
    roles: anyone,
    input: z.object({ block: wholeNumber.min(0).max(214_748).default(0) }),
    output: z.object({ ids: z.array(z.int()), blocks: z.int() }),
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/catalogue/suggestions',
    summary: 'Up to three categories and five products that match a text',
    roles: anyone,
    input: z.object({ search: z.string().trim().min(1).max(80) }),
    output: suggestions,
  }),
  byGender: endpoint({
    method: 'GET',
    path: '/products/genre',
    summary: 'All products of a gender',
    roles: anyone,
    input: z.object({ genrename: genderAsked }),
    output: z.array(product),
  }),
  search: endpoint({
    method: 'GET',
    path: '/products',
    summary: 'Products by a part of their name, or of one category',
    roles: anyone,
    input: z.object({ productName: z.string().trim().max(80).optional(), categoryId: rowId.optional() }),
    output: z.array(product),
  }),
  all: endpoint({
    method: 'GET',
    path: '/allproducts',
    summary: 'All products',
    roles: anyone,
    input: z.object({}),
    output: z.array(product),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/products/detail/:id',
    summary: 'One product with its sizes and their stock',
    roles: anyone,
    input: z.object({ id: rowId }),
    output: product,
    errors: ['product_not_found'],
  }),
} as const;
