import { presentCountry } from '#contract/core/countries/countries.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import { endOfWorkingDays } from '#contract/sales/returns/withdrawal-window.ts';
import { colombia } from '#contract/core/countries/co.ts';
import { peru } from '#contract/core/countries/pe.ts';
import type { claims } from './claims.tables.ts';

type Stated = Pick<typeof claims.$inferSelect, 'book' | 'at' | 'stated'>;

/** Claims of before stay in a shop that moved to another country: their time is that of the law that they were stated by. */
const answerDays = () => (presentCountry().duties.complaintsBook ?? peru.duties.complaintsBook)?.answerDays ?? 0;
const reversalDays = () => (presentCountry().duties.paymentReversal ?? colombia.duties.paymentReversal)?.days ?? 0;

/**
 * Returns when the time of a claim ends: to answer a complaint, counted from the day on which it was stated; to ask for the
 * reversal of a payment, counted from the day on which the buyer knew of its reason.
 */
export function claimEnd({ book, at, stated }: Stated): Date {
  return book === 'complaints'
    ? endOfWorkingDays(shopDay(at), answerDays())
    : endOfWorkingDays(stated.noticedOn ?? shopDay(at), reversalDays());
}

/** Returns the number of a claim as its sheet has it: '000000001-2026'. */
export function claimNumber({ number, year }: { readonly number: number; readonly year: number }): string {
  return `${String(number).padStart(9, '0')}-${year}`;
}
