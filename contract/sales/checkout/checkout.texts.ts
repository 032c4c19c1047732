import { pattern, t } from '#messages/messages.ts';

/** The literal texts of the checkout. */
export const checkoutTexts = {
  get emptyBag() {
    return t('checkout-texts.emptyBag');
  },
  get adminRefused() {
    return t('checkout-texts.adminRefused');
  },
  get outOfStock() {
    return pattern('checkout-texts.outOfStock');
  },
  get badEmail() {
    return t('checkout-texts.badEmail');
  },
};
