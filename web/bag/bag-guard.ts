import type { Bag, BagItem } from './bag.ts';

const mostItems = 50;
const mostUnits = 99;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 4000;
}

function isCount(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;
}

function isVariant(value: unknown): boolean {
  return isRecord(value) && isText(value['brandSize']) && isCount(value['stock'], 0, 1e9);
}

function isPicture(value: unknown): boolean {
  if (value === null) return true;
  if (!isRecord(value)) return false;
  const { path, placeholder, alt, width, height } = value;
  return [path, placeholder, alt].every(isText) && isCount(width, 1, 20_000) && isCount(height, 1, 20_000);
}

function isItem(value: unknown): value is BagItem {
  if (!isRecord(value)) return false;
  const { id, name, image, picture, currentPrice, color, brandSize, quantity, variants } = value;
  return (
    isCount(id, 1, 2_147_483_647) &&
    [name, image, color, brandSize].every(isText) &&
    isPicture(picture) &&
    isCount(currentPrice, 0, 9_999_999_900) &&
    isCount(quantity, 1, mostUnits) &&
    Array.isArray(variants) &&
    variants.length <= 100 &&
    variants.every(isVariant)
  );
}

/** Whether something restored from the browser's storage is a bag that every screen can show. */
export function isBag(value: unknown): value is Bag {
  return Array.isArray(value) && value.length <= mostItems && value.every(isItem);
}
