import { z } from 'zod';
import { badRequest } from '../api/api-error.ts';
import { releasedAt } from './charges.ts';
import type { Payment } from './payment-store.ts';

const MOMENTS = {
  date_created: (payment: Payment) => payment.createdAt,
  date_approved: (payment: Payment) => payment.approvedAt,
  date_last_updated: (payment: Payment) => payment.updatedAt,
  money_release_date: releasedAt,
} as const;

const moment = z.enum(['date_created', 'date_approved', 'date_last_updated', 'money_release_date']);

const filter = z.object({
  status: z.string().optional(),
  sort: z.union([moment, z.literal('id')]).default('date_created'),
  criteria: z.enum(['asc', 'desc']).default('desc'),
  range: moment.default('date_created'),
  begin_date: z.string().optional(),
  end_date: z.string().optional(),
});

/** Returns the payments that match a search, in its order. Throws ApiError 400. */
export function filterPayments(payments: Payment[], query: Record<string, string>, now: number): Payment[] {
  const parsed = filter.safeParse(query);
  if (!parsed.success) throw badRequest(1, 'Params Error.');
  const { status, sort, criteria, range, begin_date, end_date } = parsed.data;
  const begin = begin_date === undefined ? -Infinity : momentFrom(begin_date, now);
  const end = end_date === undefined ? Infinity : momentFrom(end_date, now);
  const isBounded = begin_date !== undefined || end_date !== undefined;
  const sign = criteria === 'asc' ? 1 : -1;
  const rank = (payment: Payment) => (sort === 'id' ? payment.id : (MOMENTS[sort](payment) ?? 0));
  return payments
    .filter((payment) => status === undefined || payment.status === status)
    .filter((payment) => !isBounded || isWithin(MOMENTS[range](payment), begin, end))
    .toSorted((a, b) => sign * (rank(a) - rank(b) || a.id - b.id));
}

function isWithin(at: number | null, begin: number, end: number): boolean {
  return at !== null && at >= begin && at <= end;
}

const UNIT_MS = { MINUTES: 60_000, HOURS: 3_600_000, DAYS: 86_400_000, MONTHS: 30 * 86_400_000 } as const;

/** Parses `2026-01-31T10:00:00.000-03:00`, `NOW`, or `NOW-30DAYS`. */
function momentFrom(text: string, now: number): number {
  const relative = /^NOW(?:-(\d+)(MINUTES|HOURS|DAYS|MONTHS)?)?$/.exec(text);
  if (relative) {
    const unit = z.enum(['MINUTES', 'HOURS', 'DAYS', 'MONTHS']).catch('DAYS').parse(relative[2]);
    return now - Number(relative[1] ?? 0) * UNIT_MS[unit];
  }
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw badRequest(1001, "Date format must be yyyy-MM-dd'T'HH:mm:ss.SSSZ.");
  return at;
}
