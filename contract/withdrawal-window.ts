import { country } from './country.ts';
import { dayAfter, shopDay, startOfShopDay } from './shop-time.ts';

type Times = { readonly deliveredAt: Date | null; readonly orderedAt: Date };

/**
 * Returns when the time ends in which a purchase can be taken back: after so many whole days of the shop's time zone as
 * the country says, from the day after the delivery, or after the purchase while no delivery is noted.
 */
export function windowEnd(times: Times): Date {
  return endAfter(times, country.withdrawalDays);
}

/** Returns the same of the time in which the shop takes goods back or exchanges them. */
export function returnEnd(times: Times): Date {
  return endAfter(times, country.returnDays);
}

function endAfter({ deliveredAt, orderedAt }: Times, days: number): Date {
  return startOfShopDay(dayAfter(shopDay(deliveredAt ?? orderedAt), days + 1));
}
