import type { BagItem } from './bag.ts';

/** The name and the size of an item, as the messages about it say them. */
export function itemWords({ name, brandSize: size }: Pick<BagItem, 'name' | 'brandSize'>) {
  return { name, size };
}
