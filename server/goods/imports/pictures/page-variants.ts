import { isObject } from './structured-data.ts';
import type { PageVariant } from './shown-page.ts';

/** A variant with what says which pictures are its own: their addresses, or the numbers by which the page calls them. */
export type MarkedVariant = PageVariant & {
  readonly id: string | null;
  readonly addresses: readonly string[];
  readonly pictureIds: readonly string[];
};

const text = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

const texts = (...values: readonly unknown[]) => values.flatMap((value) => text(value) ?? []);

/**
 * Returns the variants in a list as pages have it: Shopify's `variants` (`option1`, `image_id`, `featured_image`), Tiendanube's
 * `data-variants` (`option0`, `image`, `image_url`), and WooCommerce's `data-product_variations` (`attributes`, `image`).
 */
export function variantsIn(list: unknown): MarkedVariant[] {
  return Array.isArray(list) ? list.filter(isObject).map(variantOf) : [];
}

function variantOf(one: Record<string, unknown>): MarkedVariant {
  const attributes = isObject(one.attributes) ? Object.values(one.attributes) : [];
  const picture = one.featured_image ?? one.image;
  const own = isObject(picture) ? picture : {};
  return {
    id: text(one.id ?? one.variation_id),
    words: texts(one.option0, one.option1, one.option2, one.option3, ...attributes),
    sku: text(one.sku) || null,
    addresses: [one.image_url, own.full_src ?? own.url ?? own.src].filter((value) => typeof value === 'string'),
    pictureIds: texts(one.image_id, isObject(picture) ? own.id : picture),
  };
}
