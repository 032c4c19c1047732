import { t } from '#messages/messages.ts';
import { useIsDemo } from '../session/session-user.ts';
import { paidWords } from './order-filter-words.ts';

type StatusWords = Readonly<Record<'approved' | 'pending' | 'failure', string>>;

/** The names that the specification of the demo has. */
const specified: StatusWords = {
  approved: t('order-desk.success'),
  pending: t('order-desk.pendingStatus'),
  failure: t('order-desk.failure'),
};

/** Returns how views and buttons call the states of a payment: a shop of an owner in its own language. */
export function useStatusWords(): StatusWords {
  return useIsDemo() ? specified : paidWords;
}
