import { t } from '#messages/messages.ts';
import { presentCountry } from '#contract/core/countries/countries.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { momentInWholeWords } from '#contract/core/time/whole-words.ts';
import { viewOrders } from '#server/sales/checkout/order-view.service.ts';
import type { RefundEmailKind } from '#server/core/outbox/email-kinds.service.ts';
import type { Services } from '#server/core/context/context.ts';
import { buyersPageOf } from '#server/sales/orders/buyer.service.ts';
import { orderOf, type OrderRow } from '#server/sales/orders/order-state.service.ts';
import { refundNews, type RefundNews } from '#server/sales/payments/refund-news.service.ts';
import { withdrawalOf } from '#server/sales/withdrawals/record-withdrawal.service.ts';
import type { Email } from './email.ts';
import { orderEmail, type StateEmailKind } from './emails/order-emails.ts';
import { withAccount } from './guest-account.ts';
import { filledLetter } from './letters/filled-letter.ts';

/** The order that a queued e-mail is about, and what caused it. */
type Owed = { readonly orderReference: string | null; readonly event: string };

/** Returns undefined also if the e-mail is no longer true: a cancelled order is not confirmed. */
export async function composeOrderEmail(
  services: Services,
  kind: StateEmailKind,
  { orderReference }: Owed,
): Promise<Email | undefined> {
  const { db, clock } = services;
  const row = orderReference === null ? undefined : await orderOf(db, orderReference);
  const [order] = row ? await viewOrders(db, [row], clock()) : [];
  const email = row && order && orderEmail(services, kind, { order, url: pageOf(services, row) });
  return email && saysAccount.has(kind) ? withAccount(services, email, row) : email;
}

/** The e-mails that tell who bought without a login how to get the order into an account: those of an order that stands. */
const saysAccount: ReadonlySet<StateEmailKind> = new Set(['payment-approved', 'payment-review', 'payment-pending']);

/** A refund, and what the order's buyer still has paid after it; or that a bank gave it back. Undefined if it is no longer true. */
export async function composeRefund(
  services: Services,
  kind: RefundEmailKind,
  { orderReference, event }: Owed,
): Promise<Email | undefined> {
  const { db } = services;
  const order = orderReference === null ? undefined : await orderOf(db, orderReference);
  const state = kind === 'order-refunded' ? 'done' : 'refused';
  const told = order && (await refundNews(db, order, { key: event, state }));
  if (!order || !told) return undefined;
  const amount = formatPrice(told.amount);
  if (state === 'refused') {
    return filledLetter(services, 'order-refund-back', { ...fillingOf(services, order), devuelto: amount });
  }
  return filledLetter(services, 'order-refunded', {
    ...fillingOf(services, order),
    devuelto: amount,
    motivo: refundReason(told),
    devolucion: [
      { name: t('mailing.refunded'), value: amount },
      { name: t('mailing.keptOfOrder'), value: formatPrice(told.kept), isSum: true },
    ],
  });
}

function refundReason({ origin }: RefundNews): string {
  if (origin === 'automatic') return t('mailing.automaticRefundReason');
  return origin === 'rounding' ? t('mailing.roundingRefundReason') : t('mailing.refundReason');
}

/** Its event is the withdrawal's code. */
export async function composeWithdrawal(
  services: Services,
  { orderReference, event }: Owed,
): Promise<Email | undefined> {
  const { db } = services;
  const found = await withdrawalOf(db, event);
  const order = orderReference === null ? undefined : await orderOf(db, orderReference);
  if (!found || !order) return undefined;
  const { code, at, number } = found;
  return filledLetter(services, 'withdrawal-received', {
    ...fillingOf(services, order),
    codigo: code,
    costo: presentCountry().duties.withdrawal?.isReturnFree ? t('mailing.returnIsFree') : undefined,
    solicitud: [
      { name: t('mailing.code'), value: code },
      { name: t('mailing.dateAndTime'), value: momentInWholeWords(at) },
      { name: t('mailing.order'), value: t('mailing.orderNumber', { number }) },
    ],
  });
}

function fillingOf(services: Services, order: OrderRow) {
  return {
    nombre: order.deliveryAddress?.recipient ?? order.contact?.recipient,
    orden: String(order.number),
    enlace: pageOf(services, order),
  };
}

function pageOf({ settings }: Services, order: OrderRow): string {
  return `${settings.publicUrl}${buyersPageOf(order)}`;
}
