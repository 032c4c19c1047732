import { t } from '#messages/messages.ts';
import { hasWithdrawalRight } from '#contract/mail/letters/withdrawal-right.ts';
import { countryName } from '#contract/core/countries/country-name.ts';
import type { OrderStatus } from '#contract/sales/orders/order-status.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { momentInWholeWords } from '#contract/core/time/whole-words.ts';
import type { Services } from '#server/core/context/context.ts';
import type { HeldEmailKind, OrderEmailKind, RefundEmailKind } from '#server/core/outbox/email-kinds.service.ts';
import type { Email } from '../email.ts';
import { filledLetter } from '../letters/filled-letter.ts';
import type { ValuesOf } from '../letters/letter-values.ts';
import { orderFilling } from './order-rows.ts';

/** The order of an e-mail, and its page. */
export type ToldOrder = { readonly order: Order; readonly url: string };

/** The e-mails that are about the state of an order. */
export type StateEmailKind = Exclude<OrderEmailKind, RefundEmailKind | HeldEmailKind>;

type When = {
  /** The only state in which the e-mail is true: one that was queued too long is not sent. */
  readonly status: OrderStatus;
  readonly awaits?: Order['awaits'];
};

const whens: Readonly<Record<StateEmailKind, When>> = {
  'payment-review': { status: 'pending', awaits: 'review' },
  'payment-pending': { status: 'pending', awaits: 'voucher' },
  'payment-link': { status: 'pending' },
  'payment-approved': { status: 'approved' },
  'payment-rejected': { status: 'rejected' },
  'payment-cancelled': { status: 'failure' },
  'order-cancelled': { status: 'failure' },
};

type Needs = Pick<Services, 'letters' | 'settings'>;

/** Returns an e-mail about the present state of an order; undefined if it is no longer true. */
export function orderEmail(services: Needs, kind: StateEmailKind, { order, url }: ToldOrder): Email | undefined {
  const { status, awaits } = whens[kind];
  if (order.status !== status || (awaits !== undefined && order.awaits !== awaits)) return undefined;
  const values: ValuesOf<'payment-pending'> & ValuesOf<'payment-approved'> & ValuesOf<'payment-rejected'> = {
    ...orderFilling(order, url),
    plazo: untilWords(order),
    comprobante: order.voucherUrl ?? undefined,
    enlace_arrepentimiento: hasWithdrawalRight()
      ? `${services.settings.publicUrl}${pageAddresses.withdrawal}`
      : undefined,
    cobro: chargeWords(order),
  };
  return filledLetter(services, kind, values);
}

function untilWords({ payUntil }: Order): string {
  return payUntil === null
    ? t('mailing.untilAsWritten')
    : t('mailing.untilMoment', { at: momentInWholeWords(payUntil), country: countryName() });
}

function chargeWords({ isRefunded }: Order): string {
  return isRefunded ? t('mailing.chargeIsReturned') : t('mailing.nothingCharged');
}
