import { dayMs, hourMs, minuteMs } from '#contract/core/time/units.ts';

type Asked = {
  readonly now: Date;
  readonly placedAt: Date;
  /** True if it is pending, or an attempt to pay is not decided. */
  readonly isOpen: boolean;
  /** When an approved order was paid; null for others. */
  readonly paidAt: Date | null;
  /** For how many days its provider refunds, and disputes come. */
  readonly refundableDays: number;
};

/**
 * Returns when to ask the provider about an order again after now; null for never. Open orders, and all others for a day,
 * because money can come late or twice without a notice: after a quarter of their age, a minute at least and 6 hours at
 * most. Paid orders as long as their provider refunds, because refunds and disputes there may be noticed by nothing else: after half
 * of their age, 14 days at most.
 */
export function nextAsk({ now, placedAt, isOpen, paidAt, refundableDays }: Asked): Date | null {
  const ageMs = now.getTime() - placedAt.getTime();
  if (isOpen || ageMs < dayMs) return after(now, Math.min(6 * hourMs, Math.max(minuteMs, ageMs / 4)));
  if (paidAt === null) return null;
  const paidMs = now.getTime() - paidAt.getTime();
  const followedMs = refundableDays * dayMs;
  if (paidMs >= followedMs) return null;
  // The last time is at the end, so that nothing that happened before is missed.
  return after(now, Math.min(14 * dayMs, Math.max(6 * hourMs, paidMs / 2), followedMs - paidMs));
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
