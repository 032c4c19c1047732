import { dayAfter } from '#contract/core/time/shop-time.ts';
import { allocate } from '#contract/core/money/allocate.ts';
import { shopMoney, type Money } from '#contract/core/money/money.ts';
import type { PeriodSales } from '#contract/office/dashboard.ts';
import { dayBefore, type Period } from './period.ts';
import type { SoldPart } from './sales.queries.ts';

const centsOf = (parts: readonly SoldPart[]) => parts.reduce((cents, { total }) => cents + Number(total ?? 0), 0);
const countOf = (parts: readonly SoldPart[]) => parts.reduce((count, { orders }) => count + orders, 0);

/** Returns the sums of the orders of one period. Pending ones are neither sold nor failed. */
export function periodSales(parts: readonly SoldPart[]): PeriodSales {
  const approved = parts.filter(({ status }) => status === 'approved');
  const failed = parts.filter(({ status }) => status === 'failure' || status === 'rejected');
  const total = shopMoney(centsOf(approved));
  const orders = countOf(approved);
  return { total, orders, average: averageOf(total, orders), failed: countOf(failed) };
}

/** Returns the amount of an order on the average; 0 without orders. */
function averageOf(total: Money, orders: number): Money {
  const [average = total] = orders < 2 ? [] : allocate(total, [1, orders - 1]);
  return average;
}

/** Returns what a day or hour of the period sold, and the one that it is compared with. A day contains its hours. */
function soldIn(parts: readonly SoldPart[], part: string, before: string | undefined) {
  const approved = parts.filter(({ status }) => status === 'approved');
  const now = approved.filter((one) => one.part.startsWith(part));
  const then = before === undefined ? [] : approved.filter((one) => one.part.startsWith(before));
  return { total: shopMoney(centsOf(now)), orders: countOf(now), totalBefore: shopMoney(centsOf(then)) };
}

/** Returns one row for each day, also for days without sales. */
export function everyDay(parts: readonly SoldPart[], period: Period) {
  return Array.from({ length: period.days }, (_, index) => {
    const day = dayAfter(period.firstDay, index);
    return { day, ...soldIn(parts, day, dayBefore(period, index)) };
  });
}

/** Returns one row for each hour of a day. */
export function everyHour(parts: readonly SoldPart[], day: string) {
  return Array.from({ length: 24 }, (_, hour) => {
    const at = String(hour).padStart(2, '0');
    return { hour, ...soldIn(parts, `${day} ${at}`, `${dayAfter(day, -1)} ${at}`) };
  });
}
