import { t } from '#messages/messages.ts';
import { countryName } from '#contract/core/countries/country-name.ts';
import { fromDecimal } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { momentInWholeWords } from '#contract/core/time/whole-words.ts';
import { documentName } from '#contract/sales/tax-documents/document-words.ts';
import { orderNumberValues, orderValues } from './common-values.ts';
import { blockValue, letter, linkValue, orNone, textValue } from './letter.ts';

/** When the time to pay ends in the examples. */
const sampleEnd = '2026-08-12T23:59-03:00';

const charge = textValue(
  () => t('letter.value.chargeOutcome'),
  () => t('mailing.nothingCharged'),
);

/** The values of letters about an order that waits for money without a provider. */
const heldValues = {
  ...orderValues,
  plazo: textValue(
    () => t('letter.value.heldUntil'),
    () => momentInWholeWords(sampleEnd),
  ),
  cuenta: orNone(
    textValue(
      () => t('letter.value.transferAccount'),
      () => t('mailing.sampleAccount'),
    ),
  ),
} as const;

const refunded = textValue(
  () => t('letter.value.refunded'),
  () => formatPrice(fromDecimal(45_900)),
);

export const orderLetters = {
  'payment-review': letter({
    group: 'purchase',
    name: () => t('letter.paymentReview.name'),
    when: () => t('letter.paymentReview.when'),
    values: orderValues,
    needs: [],
  }),
  'payment-pending': letter({
    group: 'purchase',
    name: () => t('letter.paymentPending.name'),
    when: () => t('letter.paymentPending.when'),
    values: {
      ...orderValues,
      plazo: textValue(
        () => t('letter.value.payUntil'),
        () => t('mailing.untilMoment', { at: momentInWholeWords(sampleEnd), country: countryName() }),
      ),
      comprobante: orNone(linkValue(() => t('letter.value.voucherLink'), '/pay')),
    },
    needs: ['comprobante'],
  }),
  'payment-link': letter({
    group: 'purchase',
    name: () => t('letter.paymentLink.name'),
    when: () => t('letter.paymentLink.when'),
    values: { ...orderValues, enlace: linkValue(() => t('letter.value.paymentLink'), '/user/orders/1042') },
    needs: ['enlace'],
  }),
  'payment-by-hand': letter({
    group: 'purchase',
    name: () => t('letter.paymentByHand.name'),
    when: () => t('letter.paymentByHand.when'),
    values: heldValues,
    needs: ['enlace'],
  }),
  'payment-reminder': letter({
    group: 'purchase',
    name: () => t('letter.paymentReminder.name'),
    when: () => t('letter.paymentReminder.when'),
    values: heldValues,
    needs: ['enlace'],
  }),
  'payment-receipt-refused': letter({
    group: 'purchase',
    name: () => t('letter.receiptRefused.name'),
    when: () => t('letter.receiptRefused.when'),
    values: {
      ...heldValues,
      motivo: textValue(
        () => t('letter.value.receiptReason'),
        () => t('mailing.sampleReceiptReason'),
      ),
    },
    needs: ['motivo', 'enlace'],
  }),
  'payment-approved': letter({
    group: 'purchase',
    name: () => t('letter.paymentApproved.name'),
    when: () => t('letter.paymentApproved.when'),
    values: {
      ...orderValues,
      enlace_arrepentimiento: orNone(linkValue(() => t('letter.value.withdrawalLink'), '/arrepentimiento')),
    },
    // The buyer's proof of what was bought, and the way to take it back.
    needs: ['prendas', 'enlace_arrepentimiento'],
  }),
  'payment-rejected': letter({
    group: 'purchase',
    name: () => t('letter.paymentRejected.name'),
    when: () => t('letter.paymentRejected.when'),
    values: { ...orderValues, cobro: charge },
    needs: [],
  }),
  'payment-cancelled': letter({
    group: 'purchase',
    name: () => t('letter.paymentCancelled.name'),
    when: () => t('letter.paymentCancelled.when'),
    values: { ...orderValues, cobro: charge },
    needs: [],
  }),
  'order-cancelled': letter({
    group: 'purchase',
    name: () => t('letter.orderCancelled.name'),
    when: () => t('letter.orderCancelled.when'),
    values: orderValues,
    needs: [],
  }),
  'order-refunded': letter({
    group: 'purchase',
    name: () => t('letter.orderRefunded.name'),
    when: () => t('letter.orderRefunded.when'),
    values: {
      ...orderNumberValues,
      devuelto: refunded,
      motivo: textValue(
        () => t('letter.value.refundWay'),
        () => t('mailing.refundReason'),
      ),
      devolucion: blockValue(() => t('letter.value.refundTable')),
    },
    needs: ['devolucion'],
  }),
  'order-refund-back': letter({
    group: 'purchase',
    name: () => t('letter.orderRefundBack.name'),
    when: () => t('letter.orderRefundBack.when'),
    values: { ...orderNumberValues, devuelto: refunded },
    needs: [],
  }),
  'tax-document': letter({
    group: 'purchase',
    name: () => t('letter.taxDocument.name'),
    when: () => t('letter.taxDocument.when'),
    values: {
      ...orderNumberValues,
      documento: textValue(
        () => t('letter.value.documentName'),
        () => documentName('invoice'),
      ),
      numero: textValue(() => t('letter.value.documentNumber'), 'A-0001-00000567'),
    },
    needs: ['enlace'],
  }),
  'withdrawal-received': letter({
    group: 'return',
    name: () => t('letter.withdrawalReceived.name'),
    when: () => t('letter.withdrawalReceived.when'),
    values: {
      ...orderNumberValues,
      codigo: textValue(() => t('letter.value.withdrawalCode'), '7K2M-9QXP'),
      costo: orNone(
        textValue(
          () => t('letter.value.returnIsFree'),
          () => t('mailing.returnIsFree'),
        ),
      ),
      solicitud: blockValue(() => t('letter.value.withdrawalTable')),
    },
    // The law asks for the code and the time of receipt.
    needs: ['solicitud'],
  }),
} as const;
