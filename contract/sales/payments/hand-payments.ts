import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';
import { z } from 'zod';

/** How the shop's people take money themselves. */
export const handMeans = ['cash', 'transfer'] as const;

export type HandMeans = (typeof handMeans)[number];

export const handMeansWords = lateTexts({
  cash: () => t('hand-payments.cash'),
  transfer: () => t('hand-payments.transfer'),
}) satisfies Record<HandMeans, string>;

export const handMeansField = z.enum(handMeans, { error: () => t('hand-payments.missing') });
