import { isRecord } from '#web/core/hydration/unknown-values.ts';
import { storable, type Bag, type BagItem } from './bag.ts';

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 4000;
}

function isCount(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;
}

function isVariant(value: unknown): boolean {
  return (
    isRecord(value) &&
    isCount(value['variantId'] ?? 1, 1, 2_147_483_647) &&
    isText(value['brandSize']) &&
    isCount(value['stock'], 0, 1e9) &&
    isPreorder(value['preorder'])
  );
}

function isPreorder(value: unknown): boolean {
  if (value === undefined) return true;
  return (
    isRecord(value) && isCount(value['left'], 0, 1e9) && isText(value['on']) && /^\d{4}-\d\d-\d\d$/.test(value['on'])
  );
}

function isPicture(value: unknown): boolean {
  if (value === null) return true;
  if (!isRecord(value)) return false;
  const { path, placeholder, alt, width, height, widths = [] } = value;
  const isMeasured = isCount(width, 1, 20_000) && isCount(height, 1, 20_000);
  return (
    [path, placeholder, alt].every(isText) && isMeasured && Array.isArray(widths) && widths.every(Number.isInteger)
  );
}

function isItem(value: unknown): value is BagItem {
  if (!isRecord(value)) return false;
  const {
    id,
    variantId = 1,
    name,
    image,
    picture,
    currentPrice,
    color,
    shownColor = '',
    brandSize,
    quantity,
    weight = 0,
    variants,
    priceBefore = 0,
  } = value;
  return (
    isCount(id, 1, 2_147_483_647) &&
    isCount(variantId, 1, 2_147_483_647) &&
    [name, image, color, shownColor, brandSize].every(isText) &&
    isPicture(picture) &&
    isCount(currentPrice, 0, 9_999_999_900) &&
    isCount(priceBefore, 0, 9_999_999_900) &&
    isCount(quantity, 1, storable.units) &&
    isCount(weight, 0, 1_000_000) &&
    Array.isArray(variants) &&
    variants.length <= 100 &&
    variants.every(isVariant)
  );
}

/**
 * True if a value from the browser's storage is a valid bag. It may exceed the limits of one purchase: a message says
 * so, and nothing is lost.
 */
export function isBag(value: unknown): value is Bag {
  return Array.isArray(value) && value.length <= storable.lines && value.every(isItem);
}

/** Returns the valid lines of a damaged bag, so that one invalid line does not lose the others. */
export function salvagedBag(value: unknown): Bag {
  return Array.isArray(value) ? value.slice(0, storable.lines).filter(isItem) : [];
}
