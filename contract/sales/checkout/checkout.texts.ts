import { lateTexts } from '#messages/late-texts.ts';
import { pattern, t } from '#messages/messages.ts';

/** The literal texts of the checkout. */
export const checkoutTexts = lateTexts({
  emptyBag: () => t('checkout-texts.emptyBag'),
  adminRefused: () => t('checkout-texts.adminRefused'),
  outOfStock: () => pattern('checkout-texts.outOfStock'),
  badEmail: () => t('checkout-texts.badEmail'),
});
