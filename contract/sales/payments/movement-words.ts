import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';
import type { MovementKind, PayoutState } from './settlements.ts';

/** What a movement of a provider's account is called. */
export const movementWords: Readonly<Record<MovementKind, string>> = lateTexts({
  payment: () => t('payouts.kindPayment'),
  refund: () => t('payouts.kindRefund'),
  dispute: () => t('payouts.kindDispute'),
  other: () => t('payouts.kindOther'),
});

/** How a payout stands. */
export const payoutStateWords: Readonly<Record<PayoutState, string>> = lateTexts({
  coming: () => t('payouts.coming'),
  paid: () => t('payouts.arrived'),
  failed: () => t('payouts.failed'),
});
