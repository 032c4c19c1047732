import { t } from '#messages/messages.ts';
import { fulfilmentWords } from '#contract/sales/fulfilment/fulfilment.ts';
import { handMeansWords } from '#contract/sales/payments/hand-payments.ts';
import type { TimelineEntry } from '#contract/sales/orders/order-timeline.ts';
import { documentName } from '#contract/sales/tax-documents/document-words.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { returnWords } from '#contract/sales/returns/return-state.ts';
import { meansWords } from '#contract/sales/payments/means-words.ts';
import { paymentStatusWords } from '../order-words/means-words.ts';
import { emailName } from '../order-words/email-name.ts';
import { receiptStateWords } from '../order-words/receipt-words.ts';
import { refundStateName } from '../order-words/money-state.ts';
import { orderStatusName } from '../order-words/order-words.ts';
import { actorWords, reasonWords } from './move-words.ts';

/** What an entry of the timeline is called, and what is told of it. */
export type EntryWords = { readonly name: string; readonly told: string };

const awaitedWords = { review: t('order-desk.underReview'), voucher: t('order-desk.voucherUnpaid') } as const;

const parcelWords = {
  dispatched: t('order-desk.wasDispatched'),
  corrected: t('order-desk.wasCorrected'),
  delivered: t('order-desk.wasDelivered'),
  removed: t('order-desk.wasRemoved'),
} as const;

const disputeWords = {
  open: t('order-desk.disputeOpen'),
  lost: t('order-desk.disputeLost'),
  won: t('order-desk.disputeWon'),
} as const;

const withdrawalWords = {
  received: t('order-desk.withdrawalReceived'),
  handled: t('order-desk.withdrawalHandled'),
} as const;

/** Returns how the back office tells of an entry. */
export function entryWords(entry: TimelineEntry): EntryWords {
  const by = actorWords(entry.actor);
  switch (entry.what) {
    case 'status':
      return words(orderStatusName(entry.to), by, reasonWords(entry.reason));
    case 'payment':
      return words(
        t('order-words.payment'),
        paymentStatusWords[entry.status],
        entry.means ? meansWords(entry.means, null) : '',
        formatPrice(entry.amount),
      );
    case 'awaited':
      return words(t('order-words.payment'), awaitedWords[entry.awaited]);
    case 'taken':
      return words(t('order-desk.collection'), handMeansWords[entry.means], by);
    case 'receipt':
      return words(t('held-orders.receipt'), receiptStateWords[entry.state], by, entry.reason);
    case 'document-asked':
      return words(
        t('tax-documents.request'),
        entry.isAsked ? t('tax-documents.wasAsked') : t('tax-documents.wasTakenBack'),
        by,
      );
    case 'document':
      return words(documentName(entry.kind), entry.number, by);
    case 'link':
      return words(t('order-desk.paymentLink'), t('order-desk.sentToBuyer'), by);
    case 'fulfilment':
      return words(fulfilmentWords[entry.to], by, reasonWords(entry.reason));
    case 'parcel':
      return words(t('order-desk.parcel'), parcelWords[entry.change], entry.carrier ?? '', entry.trackingNumber, by);
    case 'return':
      return words(
        t('return-desk.requestNumber', { id: entry.id }),
        returnWords[entry.to],
        by,
        reasonWords(entry.reason),
      );
    case 'dispute':
      return words(t('order-desk.dispute'), disputeWords[entry.state]);
    case 'stopped':
      return words(t('order-desk.doNotDeliver'), t('order-desk.providerStopped'));
    case 'refund':
      return words(
        t('order-desk.refundEntry'),
        formatPrice(entry.amount),
        refundStateName(entry.state),
        by,
        refundReason(entry),
      );
    case 'withdrawal':
      return words(
        t('order-desk.withdrawal'),
        withdrawalWords[entry.state],
        t('order-desk.code', { code: entry.code }),
        by,
      );
    case 'email':
      return words(t('order-words.email'), emailName(entry.kind), entry.recipient);
    case 'note':
      return words(t('order-desk.noteEntry'), entry.text, by);
  }
}

function refundReason({ reason, problem }: Extract<TimelineEntry, { what: 'refund' }>): string {
  return problem ? t('order-desk.because', { problem }) : reasonWords(reason);
}

function words(name: string, ...parts: readonly string[]): EntryWords {
  return { name, told: parts.filter(Boolean).join(' · ') };
}
