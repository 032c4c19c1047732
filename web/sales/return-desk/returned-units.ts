import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import type { DeskReturn } from '#contract/sales/returns/return-desk.ts';
import { t } from '#messages/messages.ts';

type ReturnedLine = DeskReturn['lines'][number];

/** Returns what of an order is sent back: '2 × Remera lisa Negro, talle M'. */
export function returnedUnits(line: ReturnedLine): string {
  return t('order-words.unitsOfSize', { quantity: line.quantity, goods: nameWithColor(line), size: line.size });
}
