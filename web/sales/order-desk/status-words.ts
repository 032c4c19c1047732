import { t } from '#messages/messages.ts';
import { isSpecified } from '#contract/core/shop/specified.ts';
import { paidWords } from './order-filter-words.ts';

type StatusWords = Readonly<Record<'approved' | 'pending' | 'failure', string>>;

/** The names that the requirements have. */
const specified: StatusWords = {
  approved: t('order-desk.success'),
  pending: t('order-desk.pendingStatus'),
  failure: t('order-desk.failure'),
};

/** Returns how views and buttons call the states of a payment: in the shop's own language, unless it keeps to the letter. */
export const statusWords = (): StatusWords => (isSpecified() ? specified : paidWords);
