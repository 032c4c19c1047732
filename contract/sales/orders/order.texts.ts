import { t } from '#messages/messages.ts';

/** The literal texts of orders and of their document. */
export const orderTexts = {
  get title() {
    return t('order-texts.title');
  },
  get document() {
    return t('order-texts.document');
  },
  get intro() {
    return t('order-texts.intro');
  },
  fileName: 'Order.pdf',
};
