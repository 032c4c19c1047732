import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { moment, money, moneyBalance } from '#contract/core/fields/fields.ts';
import { noticeSubjects } from './notice-subjects.ts';
import { disputeStates, moneyStates, refundStates } from '../orders/order-money.ts';
import { paymentMeans } from './payment-means.ts';
import { paymentStatuses } from './payment-status.ts';

/**
 * An attempt to pay an order, successful or not. `id` and `detail` are the provider's own number and words for it. The
 * provider keeps `fee` of it by now and withholds taxes, and of the whole amount the shop gets `net`, which it may use from `releaseAt`
 * on; null as far as it does not say. `problem`: why it pays no order.
 */
const ledgerPayment = z.object({
  id: z.string(),
  isByHand: z.boolean(),
  status: z.enum(paymentStatuses),
  detail: z.string(),
  amount: money,
  createdAt: moment,
  approvedAt: moment.nullable(),
  means: paymentMeans.nullable(),
  installments: z.int().nullable(),
  fee: money.nullable(),
  withheld: money.nullable(),
  net: money.nullable(),
  releaseAt: moment.nullable(),
  problem: z.string().nullable(),
});

export type LedgerPaymentView = z.output<typeof ledgerPayment>;

/** A notice of the provider that led to the order, and was applied. */
const ledgerNotice = z.object({
  id: z.int(),
  about: z.enum(noticeSubjects),
  receivedAt: moment,
});

export type LedgerNotice = z.output<typeof ledgerNotice>;

/** A refund of an order, with who asked for it and the provider's reason if it refused. */
const ledgerRefund = z.object({
  key: z.uuid(),
  amount: money,
  state: z.enum(refundStates),
  /**
   * `shop`: an administrator asked. `automatic`: the money paid for no order. `rounding`: what refunds of before were rounded
   * down by. `provider`: made at the provider.
   */
  origin: z.enum(['shop', 'automatic', 'rounding', 'provider']),
  actor: z.string(),
  reason: z.string(),
  problem: z.string().nullable(),
  askedAt: moment,
  settledAt: moment.nullable(),
});

export type LedgerRefundView = z.output<typeof ledgerRefund>;

const ledgerDispute = z.object({ state: z.enum(disputeStates), openedAt: moment, settledAt: moment.nullable() });

/** A line for its refunds, as `refundOfUnits` needs it: its units cost `paid`, of which `refunded` gave back `given`. */
export const refundableLine = z.object({
  position: z.int(),
  quantity: z.int(),
  paid: money,
  refunded: z.int(),
  given: money,
});

/**
 * A line of the order: `left` units can still be refunded; `price` is what was paid for each, rounded down. `canRestock` is
 * false if its size no longer exists.
 */
const ledgerLine = refundableLine.extend({
  name: z.string(),
  color: z.string(),
  size: z.string(),
  price: money,
  left: z.int(),
  canRestock: z.boolean(),
});

/**
 * An order's money: `kept` is `paid` less `givenBack`; of it, `inProcess` is on its way to the buyer, `disputed` is held
 * until a dispute is decided, and `refundable` is the rest.
 */
export const orderLedger = z.object({
  reference: z.uuid(),
  state: z.enum(moneyStates),
  paid: money,
  givenBack: money,
  inProcess: money,
  disputed: money,
  kept: money,
  refundable: money,
  /** What is left of `kept`, without what is disputed, once providers took their part: null if one does not say it. */
  proceeds: z.object({
    fee: moneyBalance.nullable(),
    withheld: moneyBalance,
    other: moneyBalance,
    left: moneyBalance.nullable(),
  }),
  payments: z.array(ledgerPayment),
  /** The newest 50. */
  notices: z.array(ledgerNotice),
  refunds: z.array(ledgerRefund),
  disputes: z.array(ledgerDispute),
  lines: z.array(ledgerLine),
  /** When the provider asked not to deliver the order. */
  deliveryStoppedAt: moment.nullable(),
});

export type OrderLedger = z.output<typeof orderLedger>;

const position = z.int().min(0).max(1000);
const restock = z.boolean().default(true);

/** What to refund: all that is left, units of lines, or an amount. Units go back to the stock unless a line says not to. */
export const askedRefund = z.discriminatedUnion('what', [
  z.object({ what: z.literal('all'), lines: z.array(z.object({ position, restock })).max(100).default([]) }),
  z.object({
    what: z.literal('lines'),
    lines: z
      .array(z.object({ position, quantity: z.int().min(1).max(999), restock }))
      .min(1, { error: () => t('returns.linesMissing') })
      .max(100),
  }),
  z.object({
    what: z.literal('amount'),
    amount: money.refine(({ minor }) => minor > 0, { error: () => t('order-refunds.badAmount') }),
  }),
]);

export const orderRefunds = {
  ledger: endpoint({
    method: 'GET',
    path: '/admin/orders/:reference/money',
    summary:
      'The ledger of an order: what was paid, given back and is left, its refunds, disputes and refundable units',
    permission: 'orders.read',
    input: z.object({ reference: z.uuid() }),
    output: orderLedger,
    errors: ['order_not_found'],
  }),
  refund: endpoint({
    method: 'POST',
    path: '/admin/orders/:reference/refunds',
    summary:
      'Refunds an order in full, by lines or by an amount, once for each key; returns the ledger as the provider confirmed it',
    permission: 'orders.refund',
    stepUp: 'amount',
    input: z.object({
      reference: z.uuid(),
      /** Made by the client: the same key again is the same refund. */
      key: z.uuid(),
      refund: askedRefund,
      reason: z.string().trim().max(200).default(''),
    }),
    output: orderLedger,
    errors: [
      'step_up_needed',
      'order_not_found',
      'refund_pending',
      'refund_disputed',
      'refund_nothing_left',
      'refund_costs_nothing',
      'refund_too_much',
      'refund_units',
      'refund_line_unknown',
      'refund_key_used',
    ],
  }),
} as const;
