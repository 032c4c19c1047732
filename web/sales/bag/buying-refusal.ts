import { t } from '#messages/messages.ts';
import type { Refusal } from '#web/core/api-client/api-client.ts';

/** Returns a rejected purchase as its buyer is told it: the shop's pages may be seen while nothing can be bought. */
export function buyingRefusal(refusal: Refusal): Refusal {
  return refusal.code === 'unavailable' ? { ...refusal, detail: t('bag.notPossibleNow') } : refusal;
}
