import { t } from '#messages/messages.ts';
import { shortDayWords } from '#contract/core/time/shop-time.ts';
import { payoutStateWords } from '#contract/sales/payments/movement-words.ts';
import type { ListedPayout } from '#contract/sales/payments/payouts.ts';

/** 'Stripe, 20 nov 2026'. */
export function payoutName({ title, day }: Pick<ListedPayout, 'title' | 'day'>): string {
  return `${title}, ${shortDayWords(day)}`;
}

/** How it stands; of what no payout has, that it is released. */
export function payoutKind({ state }: Pick<ListedPayout, 'state'>): string {
  return state === null ? t('payouts.release') : payoutStateWords[state];
}

/** The headings of the parts of sums, in their order. */
export const partTitles = {
  gross: t('payouts.gross'),
  fee: t('payouts.fee'),
  withheld: t('payouts.withheld'),
  other: t('payouts.other'),
  net: t('payouts.net'),
} as const;

export const parts = ['gross', 'fee', 'withheld', 'other', 'net'] as const;
