import { t } from '#messages/messages.ts';
import { countryName } from '#contract/core/countries/country-name.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';

type Outcome = { readonly title: string; readonly text: string };

/** Returns the state of an order and its reason, as text for its buyer. */
export function outcomeWords(order: Order): Outcome {
  if (order.status === 'approved') {
    return { title: t('orders.thanks'), text: t('orders.approvedText', { email: order.email }) };
  }
  if (order.status === 'pending') return pendingWords(order);
  if (order.isRefunded) {
    return {
      title: t('orders.refunded'),
      text: t('orders.refundedText'),
    };
  }
  return order.status === 'rejected'
    ? {
        title: t('orders.rejected'),
        text: t('orders.rejectedText'),
      }
    : {
        title: t('orders.failed'),
        text: t('orders.failedText'),
      };
}

function pendingWords({ awaits, payUntil, email, isPayable, byHand }: Order): Outcome {
  if (byHand !== null) return { title: t('held-orders.placed'), text: t('held-orders.placedText', { means: byHand }) };
  if (awaits === 'voucher') {
    return {
      title: t('orders.awaitsPayment'),
      text:
        payUntil === null
          ? t('orders.payVoucher')
          : t('orders.payVoucherBefore', { moment: momentWords(payUntil), country: countryName() }),
    };
  }
  if (isPayable) {
    return {
      title: t('orders.notArrived'),
      text: t('orders.notArrivedText'),
    };
  }
  return {
    title: t('orders.inReview'),
    text: t('orders.inReviewText', { email }),
  };
}

/** Returns the same as text for administrators. */
export function deskOutcomeWords({ status, awaits, byHand }: Order): Outcome {
  if (status !== 'pending') return { title: t('orders.void'), text: t('orders.voidText') };
  if (byHand !== null) return { title: t('orders.unpaid'), text: t('held-orders.deskText', { means: byHand }) };
  const text = {
    voucher: t('orders.deskVoucher'),
    review: t('orders.deskReview'),
    none: t('orders.deskNone'),
  }[awaits ?? 'none'];
  return { title: t('orders.unpaid'), text: t('orders.doNotHandOver', { reason: text }) };
}
