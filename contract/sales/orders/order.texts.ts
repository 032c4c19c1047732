import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';

/** The literal texts of orders and of their document. */
export const orderTexts = lateTexts({
  title: () => t('order-texts.title'),
  document: () => t('order-texts.document'),
  intro: () => t('order-texts.intro'),
  fileName: () => 'Order.pdf',
});
