import { toDecimal } from '#contract/core/money/money.ts';
import type { DatedOffer } from '#contract/goods/product-desk.ts';
import { localShopTime } from '#contract/core/time/shop-time.ts';

/** What is typed of an offer with dates: a price, and two local times of the shop; '' for what is not said. */
export type TypedOffer = { readonly price: string; readonly from: string; readonly until: string };

/** Returns what the form begins with. */
export function typedOffer(offer: DatedOffer | null): TypedOffer {
  if (!offer) return { price: '', from: '', until: '' };
  const until = offer.until === null ? '' : localShopTime(offer.until);
  return { price: String(toDecimal(offer.price)), from: localShopTime(offer.from), until };
}

/** Returns what is sent of what was typed. */
export function offerOf({ price, from, until }: TypedOffer) {
  return { price, from, until: until === '' ? null : until };
}
