import { t } from '#messages/messages.ts';
import type { ItemKey } from './bag.ts';

/** A size of a product that was just added to the bag. */
export type Added = ItemKey;

export const addedWords = t('bag.added');

let show: (added: Added) => void = () => {};

/** Confirms that a product was added to the bag. */
export const confirmAdded = (added: Added): void => show(added);

/** Sets what confirms an added product. */
export function onAdded(shower: (added: Added) => void): void {
  show = shower;
}
