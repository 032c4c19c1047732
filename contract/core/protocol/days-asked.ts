import { t } from '#messages/messages.ts';
import { z } from 'zod';

/** A day of the shop, '2026-11-22'. Years that neither the database nor the time zones know are refused. */
export const dayAsked = z.iso
  .date({ error: () => t('days-asked.noDay') })
  .refine((day) => day >= '2000-01-01' && day < '3000-01-01', { error: () => t('days-asked.tooEarly') });

/** The first and the last day that a list is asked for, in the shop's time zone. */
export const daysAsked = { from: dayAsked.optional(), to: dayAsked.optional() };

export type DaysAsked = { readonly from?: string | undefined; readonly to?: string | undefined };

/** True for days that end before they begin, which no list has anything of. */
export function areBackwards({ from, to }: DaysAsked): boolean {
  return from !== undefined && to !== undefined && to < from;
}

/** The refusal of such days, at their end. */
export const backwardDays = { path: ['to'], error: () => t('days-asked.backwards') };

/** Returns a day from the query of an address; undefined for what is no day. */
export function dayIn(query: URLSearchParams, name: string): string | undefined {
  return dayAsked.safeParse(query.get(name)).data;
}
