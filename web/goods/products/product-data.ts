import type { Product } from '#contract/goods/products.ts';
import { promisedDay } from '#contract/goods/stock/for-sale.ts';
import { toDecimal } from '#contract/core/money/money.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import type { ShownBoard } from '#web/marketing/reviews/shown-board.ts';
import { sharedPicture, type StructuredData } from '#web/core/seo/page-meta.ts';
import { placeOf } from './gender-words.ts';
import { plainText } from './plain-text.ts';
import { withPrefix } from '#web/core/links/language-prefix.ts';
import { colorName } from '#web/core/product-card/model-colors.ts';
import { productAddress } from '#web/core/links/product-address.ts';

type Rating = Pick<ShownBoard, 'average' | 'total' | 'reviews'>;

/**
 * Returns a product as schema.org data, with its offer and reviews. One whose sizes have codes is a group of them, each with its own
 * offer, SKU and GTIN: without a code a size has nothing that names it elsewhere.
 */
export function productData(origin: string, product: Product, { average, total, reviews }: Rating): StructuredData {
  const { id, description, brandName, variants } = product;
  const audience = audienceOf(product);
  const isCoded = variants.some(({ sku, barcode }) => sku !== null || barcode !== null);
  return {
    ...(isCoded ? groupOf(origin, product) : { '@type': 'Product', sku: String(id), offers: offerOf(origin, product) }),
    ...shared(origin, product),
    description: plainText(description, 500),
    brand: { '@type': 'Brand', name: brandName },
    ...(audience && { audience }),
    ...(product.composition.length > 0 && { material: product.facts[0]?.text }),
    ...(average !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: total },
      review: reviews.map(({ author, calification, comment, createdAt }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: author },
        datePublished: shopDay(createdAt),
        reviewBody: comment,
        reviewRating: { '@type': 'Rating', ratingValue: calification },
      })),
    }),
  };
}

/** What a product and its sizes have in common. */
function shared(origin: string, product: Product) {
  const { name, pictures } = product;
  return { name, color: colorName(product), image: pictures.map((picture) => sharedPicture(origin, picture)) };
}

function groupOf(origin: string, product: Product) {
  const { id, name, variants } = product;
  return {
    '@type': 'ProductGroup',
    productGroupID: String(id),
    variesBy: ['https://schema.org/size'],
    hasVariant: variants.map((size) => ({
      '@type': 'Product',
      ...shared(origin, product),
      name: `${name} ${size.shownSize ?? size.brandSize}`,
      size: size.brandSize,
      ...(size.sku !== null && { sku: size.sku }),
      ...(size.barcode !== null && { gtin: size.barcode }),
      offers: offerOf(origin, { ...product, variants: [size] }),
    })),
  };
}

function offerOf(origin: string, { id, currentPrice, variants }: Product) {
  return {
    '@type': 'Offer',
    url: `${origin}${withPrefix(productAddress(id))}`,
    priceCurrency: currentPrice.currency,
    price: toDecimal(currentPrice),
    ...availabilityOf(variants),
    itemCondition: 'https://schema.org/NewCondition',
  };
}

/** A pre-order is available from the promised day on. */
function availabilityOf(sizes: Product['variants']) {
  const day = promisedDay(sizes);
  if (day !== undefined) return { availability: 'https://schema.org/PreOrder', availabilityStarts: day };
  const isInStock = sizes.some(({ stock }) => stock > 0);
  return { availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}` };
}

const suggestedGenders: Readonly<Record<string, string>> = { men: 'male', women: 'female' };

/** Of a department of the owner nobody knows whether it is for men or women. */
function audienceOf({ gender, isUnisex }: Product) {
  const suggested = isUnisex ? 'unisex' : suggestedGenders[gender];
  return suggested && { '@type': 'PeopleAudience', suggestedGender: suggested };
}

/** Returns the product's breadcrumbs as schema.org data: department, category, product. */
export function trailData(origin: string, product: Product): StructuredData {
  const { department, category } = placeOf(product);
  const own = { name: product.name, path: productAddress(product.id) };
  const trail = [department, ...(category ? [category] : []), own];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: `${origin}${withPrefix(step.path)}`,
    })),
  };
}
