import type { Product } from '#contract/goods/products.ts';
import { toDecimal } from '#contract/core/money/money.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import type { StructuredData } from '#web/core/seo/page-meta.ts';
import type { ShownBoard } from '#web/marketing/reviews/shown-board.ts';
import { sharedPicture } from '#web/core/seo/page-meta.ts';
import { cataloguePath, genderName } from './gender-words.ts';
import { plainText } from './plain-text.ts';
import { withPrefix } from '#web/core/links/language-prefix.ts';
import { colorName } from '#web/core/product-card/model-colors.ts';
import { productAddress } from '#web/core/links/product-address.ts';

type Rating = Pick<ShownBoard, 'average' | 'total' | 'reviews'>;

/** Returns a product as schema.org data, with its offer and reviews. */
export function productData(origin: string, product: Product, { average, total, reviews }: Rating): StructuredData {
  const { id, name, description, brandName, currentPrice, isInStock, pictures } = product;
  return {
    '@type': 'Product',
    name,
    description: plainText(description, 500),
    sku: String(id),
    color: colorName(product),
    brand: { '@type': 'Brand', name: brandName },
    image: pictures.map((picture) => sharedPicture(origin, picture)),
    offers: {
      '@type': 'Offer',
      url: `${origin}${withPrefix(productAddress(id))}`,
      priceCurrency: currentPrice.currency,
      price: toDecimal(currentPrice),
      availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
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

/** Returns the product's breadcrumbs as schema.org data: gender, category, product. */
export function trailData(origin: string, { gender, Category, name, id }: Product): StructuredData {
  const trail = [
    { name: genderName[gender], path: cataloguePath(gender) },
    { name: Category.title, path: `${cataloguePath(gender)}&category=${Category.id}` },
    { name, path: productAddress(id) },
  ];
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
