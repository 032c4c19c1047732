import { t } from '#messages/messages.ts';
import type { LetterTexts } from './letter.ts';
import { marks } from './letter-marks.ts';
import { originalAccountLetters } from './original-account-letters.ts';
import type { LetterKind } from './letters.ts';
import { ownersOriginals } from './owners-originals.ts';

const originals: Readonly<Record<LetterKind, () => LetterTexts>> = {
  ...originalAccountLetters,
  'payment-review': () => ({
    subject: t('letter.paymentReview.subject', marks),
    title: t('letter.paymentReview.title'),
    text: t('letter.paymentReview.text', marks),
    note: '',
  }),
  'payment-pending': () => ({
    subject: t('letter.paymentPending.subject', marks),
    title: t('letter.paymentPending.title'),
    text: t('letter.paymentPending.text', marks),
    note: '',
  }),
  'payment-link': () => ({
    subject: t('letter.paymentLink.subject', marks),
    title: t('letter.paymentLink.title'),
    text: t('letter.paymentLink.text', marks),
    note: '',
  }),
  'payment-by-hand': () => ({
    subject: t('letter.paymentByHand.subject', marks),
    title: t('letter.paymentByHand.title'),
    text: t('letter.paymentByHand.text', marks),
    note: '',
  }),
  'payment-reminder': () => ({
    subject: t('letter.paymentReminder.subject', marks),
    title: t('letter.paymentReminder.title'),
    text: t('letter.paymentReminder.text', marks),
    note: '',
  }),
  'payment-receipt-refused': () => ({
    subject: t('letter.receiptRefused.subject', marks),
    title: t('letter.receiptRefused.title'),
    text: t('letter.receiptRefused.text', marks),
    note: '',
  }),
  'payment-approved': () => ({
    subject: t('letter.paymentApproved.subject', marks),
    title: t('letter.paymentApproved.title'),
    text: t('letter.paymentApproved.text', marks),
    note: t('letter.paymentApproved.note', marks),
  }),
  'payment-rejected': () => ({
    subject: t('letter.paymentRejected.subject', marks),
    title: t('letter.paymentRejected.title'),
    text: t('letter.paymentRejected.text', marks),
    note: '',
  }),
  'payment-cancelled': () => ({
    subject: t('letter.paymentCancelled.subject', marks),
    title: t('letter.paymentCancelled.title'),
    text: t('letter.paymentCancelled.text', marks),
    note: '',
  }),
  'order-cancelled': () => ({
    subject: t('letter.orderCancelled.subject', marks),
    title: t('letter.orderCancelled.title'),
    text: t('letter.orderCancelled.text', marks),
    note: '',
  }),
  'order-refunded': () => ({
    subject: t('letter.orderRefunded.subject', marks),
    title: t('letter.orderRefunded.title'),
    text: t('letter.orderRefunded.text', marks),
    note: '',
  }),
  'order-refund-back': () => ({
    subject: t('letter.orderRefundBack.subject', marks),
    title: t('letter.orderRefundBack.title'),
    text: t('letter.orderRefundBack.text', marks),
    note: '',
  }),
  'tax-document': () => ({
    subject: t('letter.taxDocument.subject', marks),
    title: t('letter.taxDocument.title'),
    text: t('letter.taxDocument.text', marks),
    note: '',
  }),
  'withdrawal-received': () => ({
    subject: t('letter.withdrawalReceived.subject', marks),
    title: t('letter.withdrawalReceived.title'),
    text: t('letter.withdrawalReceived.text', marks),
    note: '',
  }),
  'delivery-dispatched': () => ({
    subject: t('letter.deliveryDispatched.subject', marks),
    title: t('letter.deliveryDispatched.title'),
    text: t('letter.deliveryDispatched.text', marks),
    note: '',
  }),
  'delivery-ready': () => ({
    subject: t('letter.deliveryReady.subject', marks),
    title: t('letter.deliveryReady.title'),
    text: t('letter.deliveryReady.text', marks),
    note: '',
  }),
  'delivery-done': () => ({
    subject: t('letter.deliveryDone.subject', marks),
    title: t('letter.deliveryDone.title'),
    text: t('letter.deliveryDone.text', marks),
    note: '',
  }),
  'delivery-cancelled': () => ({
    subject: t('letter.deliveryCancelled.subject', marks),
    title: t('letter.deliveryCancelled.title'),
    text: t('letter.deliveryCancelled.text', marks),
    note: '',
  }),
  'claim-received': () => ({
    subject: t('letter.claimReceived.subject', marks),
    title: t('letter.claimReceived.title'),
    text: t('letter.claimReceived.text', marks),
    note: '',
  }),
  'claim-answered': () => ({
    subject: t('letter.claimAnswered.subject', marks),
    title: t('letter.claimAnswered.title', marks),
    text: t('letter.claimAnswered.text', marks),
    note: '',
  }),
  'return-requested': () => ({
    subject: t('letter.returnRequested.subject', marks),
    title: t('letter.returnRequested.title'),
    text: t('letter.returnRequested.text', marks),
    note: '',
  }),
  'return-accepted': () => ({
    subject: t('letter.returnAccepted.subject', marks),
    title: t('letter.returnAccepted.title'),
    text: t('letter.returnAccepted.text', marks),
    note: '',
  }),
  'return-rejected': () => ({
    subject: t('letter.returnRejected.subject', marks),
    title: t('letter.returnRejected.title'),
    text: t('letter.returnRejected.text', marks),
    note: '',
  }),
  'return-received': () => ({
    subject: t('letter.returnReceived.subject', marks),
    title: t('letter.returnReceived.title'),
    text: t('letter.returnReceived.text', marks),
    note: '',
  }),
  'return-closed': () => ({
    subject: t('letter.returnClosed.subject', marks),
    title: t('letter.returnClosed.title'),
    text: t('letter.returnClosed.text', marks),
    note: '',
  }),
  'confirm-newsletter': () => ({
    subject: t('letter.confirmNewsletter.subject'),
    title: t('letter.confirmNewsletter.title'),
    text: t('letter.confirmNewsletter.text', marks),
    note: t('letter.confirmNewsletter.note', marks),
  }),
  ...ownersOriginals,
};

/**
 * Returns the texts that a letter has until its owner changes them, in the present language: those of a letter that is sent are
 * in the shop's own. Pages do not load this file; they are told the texts.
 */
export function originalLetter(kind: LetterKind): LetterTexts {
  return originals[kind]();
}
