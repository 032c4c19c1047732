import { z } from 'zod';
import { moment, money } from '#contract/core/fields/fields.ts';
import { fulfilmentStates } from '#contract/sales/fulfilment/fulfilment.ts';
import { moneyStates } from '#contract/sales/orders/order-money.ts';
import { orderSources, orderStatuses } from '#contract/sales/orders/order-status.ts';

/**
 * What other programs are told of an order: nothing of its buyer. Whoever needs that asks for the order by its reference, with a token
 * that may read orders, so that no address stays in the log of a receiver or of the shop.
 */
const told = z.object({
  reference: z.uuid().meta({ examples: ['7f6d1f0e-3d0c-4a3e-9a53-0a3c2b6f5f11'] }),
  number: z.int().meta({ examples: [1042] }),
  status: z.enum(orderStatuses),
  moneyState: z.enum(moneyStates),
  fulfilment: z.enum(fulfilmentStates).nullable(),
  source: z.enum(orderSources),
  total: money.meta({ examples: [45_990] }),
  currency: z.string(),
  lines: z.array(
    z.object({ variantId: z.int().nullable(), name: z.string(), brandSize: z.string(), quantity: z.int() }),
  ),
});

/** The sizes of a product with their units, as they are when it is told. */
const stock = z.object({
  productId: z.int().meta({ examples: [161] }),
  variants: z.array(z.object({ variantId: z.int(), brandSize: z.string(), stock: z.int() })),
});

/** A product as it is when it is told. */
const product = z.object({
  productId: z.int().meta({ examples: [161] }),
  name: z.string(),
  brandName: z.string(),
  color: z.string(),
  state: z.string().meta({ examples: ['published'] }),
  currentPrice: money.meta({ examples: [45_990] }),
  previousPrice: money.nullable(),
  isOffertPrice: z.boolean(),
});

/** The data of each kind of news that other programs can be sent, by its name. */
export const webhookData = {
  'order.placed': told,
  'order.status_changed': told.extend({ from: z.enum(orderStatuses), to: z.enum(orderStatuses) }),
  'order.delivery_changed': told,
  'order.return_changed': told,
  'payment.approved': told,
  'payment.rejected': told,
  'payment.refunded': told,
  'payment.disputed': told,
  'stock.changed': stock,
  'product.created': product,
  'product.changed': product,
  'product.deleted': product.pick({ productId: true }),
  /** A trial that somebody sends from the back office. */
  'webhook.test': z.object({ text: z.string() }),
} as const;

type AnyTopic = keyof typeof webhookData;

/** The kinds of news that a receiver can ask for. */
export const topics = [
  'order.placed',
  'order.status_changed',
  'order.delivery_changed',
  'order.return_changed',
  'payment.approved',
  'payment.rejected',
  'payment.refunded',
  'payment.disputed',
  'stock.changed',
  'product.created',
  'product.changed',
  'product.deleted',
] as const satisfies readonly AnyTopic[];

export type Topic = (typeof topics)[number];

export const sentTopics = [...topics, 'webhook.test'] as const satisfies readonly AnyTopic[];

export type SentTopic = (typeof sentTopics)[number];

/** What a kind of news is, in the OpenAPI document. */
const topicSummaries = {
  'order.placed': 'An order was placed',
  'order.status_changed': 'The status of an order changed, as when it was paid, rejected or cancelled',
  'order.delivery_changed': 'The delivery of an order went on: its state or a parcel changed',
  'order.return_changed': 'A return of an order was requested or went on',
  'payment.approved': 'An order was paid',
  'payment.rejected': 'The payment of an order was rejected',
  'payment.refunded': 'A refund of an order was done or refused',
  'payment.disputed': 'A buyer disputed the payment of an order, or the dispute went on',
  'stock.changed': 'Units of a product came or went',
  'product.created': 'A product was created',
  'product.changed': 'A product was changed',
  'product.deleted': 'A product was deleted',
  'webhook.test': 'A trial that somebody sent from the back office',
} as const satisfies Record<SentTopic, string>;

/** The body of a kind of news, by the form of the Standard Webhooks specification. */
export const webhookBody = (topic: SentTopic) =>
  z.object({ type: z.literal(topic), timestamp: moment, data: webhookData[topic] });

/** Returns each kind of news with its summary and the schema of its body. */
export const documentedNews = () =>
  Object.fromEntries(
    sentTopics.map((topic) => [topic, { summary: topicSummaries[topic], body: webhookBody(topic) }] as const),
  );
