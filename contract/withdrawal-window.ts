import { country } from './country.ts';
import { withdrawalRights } from './withdrawal-days.ts';
import type { WithdrawalCountry } from './withdrawal-days.ts';
import { dayAfter, shopDay, startOfShopDay } from './shop-time.ts';

type Times = { readonly deliveredAt: Date | null; readonly orderedAt: Date };

/**
 * Returns when the time ends in which a purchase can be taken back: after so many whole days of the shop's time zone as
 * the law of its country says, from the day after the delivery, or after the purchase while no delivery is noted.
 */
export function windowEnd(times: Times, code: WithdrawalCountry = country.code): Date {
  return endAfter(times, withdrawalRights[code].days);
}

/** Returns the same of the time in which the shop takes goods back or exchanges them. */
export function returnEnd(times: Times): Date {
  return endAfter(times, country.returnDays);
}

function endAfter({ deliveredAt, orderedAt }: Times, days: number): Date {
  return startOfShopDay(dayAfter(shopDay(deliveredAt ?? orderedAt), days + 1));
}
