import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { addressFields, deliveryAddress } from '#contract/people/addresses.ts';
import { bagLines } from '../checkout/checkout.ts';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { optionalEmailLine, money, moneyField, rowId } from '#contract/core/fields/fields.ts';
import { leastSearch } from '#contract/core/fields/least-search.ts';
import { handMeans, handMeansField } from '../payments/hand-payments.ts';
import { optionalLine } from '#contract/core/fields/one-line.ts';
import { order } from '../orders/orders.ts';
import { optionalRecipient } from '#contract/people/person-name.ts';

/** How a manual order is paid: by money that is there already, by a link that its buyer gets, or later. */
export const manualPayments = [...handMeans, 'link', 'later'] as const;

export type ManualPayment = (typeof manualPayments)[number];

/** Handed over at the counter, by one of the shop's methods to an address, or picked up. */
const manualDelivery = z.discriminatedUnion('what', [
  z.object({ what: z.literal('counter') }),
  z.object({ what: z.literal('method'), id: rowId, address: addressFields.optional() }),
]);

const noEmail = { error: () => t('manual-orders.badEmail') };

/** A customer who may be the buyer: with how they are reached, and their default address. */
const knownBuyer = z.object({
  username: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: deliveryAddress.nullable(),
});

export type KnownBuyer = z.output<typeof knownBuyer>;

export const manualOrders = {
  buyers: endpoint({
    method: 'GET',
    path: '/admin/known-buyers',
    summary:
      'A few customers by a part of their name, user name, e-mail, DNI or telephone, with their default addresses',
    permission: 'orders.enter',
    input: z.object({ search: z.string().trim().min(leastSearch).max(80) }),
    output: z.array(knownBuyer),
  }),
  links: endpoint({
    method: 'GET',
    path: '/admin/payment-links',
    summary: 'Whether payment links can be made: not while no payment provider is connected; and their least amount',
    permission: 'orders.enter',
    input: z.object({}),
    output: z.object({ isPossible: z.boolean(), least: money }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/manual-orders',
    summary:
      'Enters an order for the phone, messages or the counter; takes its units, and its payment if there is one. The same key again is the same order',
    permission: 'orders.enter',
    input: z.object({
      /** Made by the client: it becomes the order's reference. */
      key: z.uuid(),
      cartItems: bagLines.min(1, { error: () => t('manual-orders.linesMissing') }),
      /** The user name of a customer; empty for a buyer without an account. */
      customer: z.string().trim().max(60).default(''),
      buyer: z
        .object({
          recipient: optionalRecipient({ error: () => t('addresses.recipientMissing') }).default(''),
          phone: optionalLine(40).default(''),
          email: optionalEmailLine(noEmail).default(''),
        })
        .default({ recipient: '', phone: '', email: '' }),
      delivery: manualDelivery,
      discount: moneyField(() => t('manual-orders.badDiscount')).optional(),
      payment: z.enum(manualPayments),
      note: z.string().trim().max(1000).default(''),
    }),
    output: order,
    status: 201,
    errors: [
      'user_not_found',
      'order_key_used',
      'out_of_stock',
      'product_not_found',
      'delivery_needed',
      'delivery_unavailable',
      'country_changed',
      'provider_unavailable',
      'payment_not_connected',
      'link_too_low',
      'too_many_requests',
      'too_many_emails',
    ],
  }),
  take: endpoint({
    method: 'POST',
    path: '/admin/orders/:reference/hand-payment',
    summary:
      'Notes that an order was paid in full, in cash or by transfer, and with `isHandedOver` that its goods were handed over; one that a visitor pays by hand also after its end, if its units are still there',
    permission: 'orders.settle',
    input: z.object({ reference: z.uuid(), means: handMeansField, isHandedOver: z.boolean().default(false) }),
    output: order,
    errors: [
      'order_not_found',
      'order_settled',
      'hand_payment_too_much',
      'too_many_parts',
      'order_unpaid',
      'delivery_stopped',
      'fulfilment_refused',
      'too_many_requests',
    ],
  }),
  link: endpoint({
    method: 'POST',
    path: '/admin/orders/:reference/payment-link',
    summary: 'Returns the link at which a pending order is paid, and sends it to the buyer if asked and possible',
    permission: 'orders.enter',
    input: z.object({ reference: z.uuid(), isSent: z.boolean().default(false) }),
    output: z.object({ url: z.string(), sentTo: z.string().nullable() }),
    errors: [
      'order_not_found',
      'order_settled',
      'payment_not_connected',
      'link_too_low',
      'too_many_requests',
      'too_many_emails',
    ],
  }),
} as const;
