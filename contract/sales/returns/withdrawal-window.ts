import type { WithdrawalRight } from '#contract/core/countries/country.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { dayAfter, shopDay, startOfShopDay } from '#contract/core/time/shop-time.ts';
import { dayMs } from '#contract/core/time/units.ts';

type Times = { readonly deliveredAt: Date | null; readonly orderedAt: Date };

/**
 * Returns when the time ends in which a purchase can be taken back: after so many whole days of the shop's time zone as
 * the law of its country says, from the day after the delivery, or after the purchase while no delivery is noted. Where the
 * law gives none, the shop's own time for returns counts. Of working days, holidays are not known: the time may end a day
 * early by them, so the desk only says it and refuses nothing.
 */
export function windowEnd(times: Times, right: Pick<WithdrawalRight, 'days' | 'unit'> | null): Date {
  if (right === null) return returnEnd(times);
  return right.unit === 'days' ? endAfter(times, right.days) : endOfWorkingDays(firstDay(times), right.days);
}

/** Returns when the shop's own time ends in which it takes goods back or exchanges them. */
export function returnEnd(times: Times): Date {
  return endAfter(times, shop().returnDays);
}

/** Returns the day from whose end on the days are counted. */
const firstDay = ({ deliveredAt, orderedAt }: Times) => shopDay(deliveredAt ?? orderedAt);

function endAfter(times: Times, days: number): Date {
  return startOfShopDay(dayAfter(firstDay(times), days + 1));
}

/** Returns when so many working days after a date of the shop have passed. Holidays are not known. */
export function endOfWorkingDays(day: string, workingDays: number): Date {
  let span = 0;
  for (let left = workingDays; left > 0;) {
    span += 1;
    if (isWorkingDay(dayAfter(day, span))) left -= 1;
  }
  return startOfShopDay(dayAfter(day, span + 1));
}

// Days since 1 January 1970, which was a Thursday.
const isWorkingDay = (day: string) => ((Date.parse(`${day}T00:00:00Z`) / dayMs + 4) % 7) % 6 !== 0;
