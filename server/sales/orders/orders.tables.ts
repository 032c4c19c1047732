import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { visitorMeansNames } from '#contract/core/settings/visitor-means.ts';
import { deliveryKinds, type DeliveryOffer } from '#contract/delivery/delivery.ts';
import { moneyStates } from '#contract/sales/orders/order-money.ts';
import { fulfilmentStates } from '#contract/sales/fulfilment/fulfilment.ts';
import { adjustmentKinds } from '#contract/sales/orders/adjustments.ts';
import { receiptStates, receiptTypes } from '#contract/sales/payments/receipt-rules.ts';
import { orderSources, orderStatuses } from '#contract/sales/orders/order-status.ts';
import type { KeptTaxData } from '#contract/people/tax-data/tax-data.ts';
import type { LegalKind } from '#contract/site/page-rules.ts';
import { documentKinds, documentTypes } from '#contract/sales/tax-documents/document-rules.ts';
import type { StoredAddress, StoredContact } from '#server/people/accounts/delivery-address.service.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const orders = pgTable('orders', {
  reference: uuid().primaryKey(),
  number: integer().notNull().generatedByDefaultAsIdentity(),
  userId: bigint('user_id', { mode: 'number' }),
  status: text({ enum: orderStatuses }).notNull(),
  email: text(),
  currency: text().notNull(),
  /** Who entered it: its buyer in the shop, or an administrator. */
  source: text({ enum: orderSources }).notNull().default('shop'),
  subtotal: bigint('subtotal_minor', { mode: 'number' }).notNull(),
  /** What its adjustments take off together: for processes of the version before. Here they are read instead. */
  discount: bigint('discount_minor', { mode: 'number' }).notNull().default(0),
  shippingMethod: text('shipping_method', { enum: deliveryKinds }).notNull(),
  shippingTitle: text('shipping_title').notNull(),
  shipping: bigint('shipping_minor', { mode: 'number' }).notNull(),
  total: bigint('total_minor', { mode: 'number' }).notNull(),
  orderDate: timestamp('order_date', { withTimezone: true }).notNull(),
  paymentId: text('payment_id'),
  isOpen: boolean('is_open').notNull(),
  bagKey: text('bag_key').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  deliveryAddress: jsonb('delivery_address').$type<StoredAddress>(),
  deliveryMethodId: integer('delivery_method_id'),
  deliveryDays: jsonb('delivery_days').$type<NonNullable<DeliveryOffer['days']>>(),
  pickup: jsonb().$type<NonNullable<DeliveryOffer['pickup']>>(),
  contact: jsonb().$type<StoredContact>(),
  moneyState: text('money_state', { enum: moneyStates }).notNull().default('unpaid'),
  returned: bigint('returned_minor', { mode: 'number' }).notNull().default(0),
  /** What refunds of before were rounded down by; 0 once that was asked for. */
  rounding: bigint('rounding_minor', { mode: 'number' }).notNull().default(0),
  deliveryStoppedAt: timestamp('delivery_stopped_at', { withTimezone: true }),
  fulfilment: text({ enum: fulfilmentStates }),
  /** The versions of the legal pages that its buyer accepted; their texts are in `acceptedPages`. */
  accepted: jsonb().$type<readonly AcceptedPage[]>().notNull().default([]),
  /** The database makes it. Null once the buyer's account was deleted. */
  trackingToken: text('tracking_token'),
  /** How a visitor pays it without a provider: it is never open at one. Null for all others. */
  handMeans: text('hand_means', { enum: visitorMeansNames }),
  remindedAt: timestamp('reminded_at', { withTimezone: true }),
  /** Until when the private link shows an order that was placed without a login; null for all others. */
  guestUntil: timestamp('guest_until', { withTimezone: true }),
  /** The hash of the secret of the browser that placed it; null once an account has it. */
  guestKey: bytea('guest_key'),
  /** What its buyer gave for a tax document; null if none is asked for. */
  taxData: jsonb('tax_data').$type<KeptTaxData>(),
  taxAskedAt: timestamp('tax_asked_at', { withTimezone: true }),
  /** When it was first approved; the database writes it where nobody else does. */
  soldAt: timestamp('sold_at', { withTimezone: true }),
});

/** A version of a legal page; `at` is when it was written, as ISO text. */
export type AcceptedPage = {
  readonly kind: LegalKind;
  readonly slug: string;
  readonly version: number;
  readonly at: string;
};

export const acceptedPages = pgTable(
  'accepted_pages',
  {
    slug: text().notNull(),
    version: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    content: jsonb().notNull(),
  },
  ({ slug, version, at }) => [primaryKey({ columns: [slug, version, at] })],
);

export const orderLines = pgTable('order_lines', {
  orderReference: uuid('order_reference').notNull(),
  position: integer().notNull(),
  productId: integer('product_id').notNull(),
  /** What was sold; null if the size was deleted since. */
  variantId: integer('variant_id'),
  name: text().notNull(),
  color: text().notNull(),
  /** The word of the size, as it was when it was sold. */
  size: text('brand_size').notNull(),
  quantity: integer().notNull(),
  price: bigint('price_minor', { mode: 'number' }).notNull(),
  /** What it bears of the order's adjustments, for all of its units. */
  discount: bigint('discount_minor', { mode: 'number' }).notNull().default(0),
  /** How many of them went back to the stock: they are not to be sent any more. */
  putBack: integer('put_back').notNull().default(0),
  /** How many came back for another size, which went out instead. They are still sold. */
  exchanged: integer().notNull().default(0),
  /** The day that was promised for a line that was pre-ordered; null for units that were in stock. */
  promisedOn: date('promised_on'),
  /** The value added tax in percent that its price contained; null for the usual rate of the shop's country. */
  vatPercent: numeric('vat_percent', { precision: 4, scale: 1, mode: 'number' }),
});

/** Pictures and files by which buyers prove that they paid: the shop's people confirm or refuse them. */
export const orderReceipts = pgTable('order_receipts', {
  id: uuid().primaryKey(),
  orderReference: uuid('order_reference').notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  type: text({ enum: receiptTypes }).notNull(),
  bytes: bytea().notNull(),
  state: text({ enum: receiptStates }).notNull(),
  reason: text().notNull().default(''),
  settledAt: timestamp('settled_at', { withTimezone: true }),
  settledBy: text('settled_by'),
});

/** Tax documents that the shop's people made elsewhere: the invoice of an order, or the credit note of one of its refunds. */
export const taxDocuments = pgTable('tax_documents', {
  id: uuid().primaryKey(),
  orderReference: uuid('order_reference').notNull(),
  kind: text({ enum: documentKinds }).notNull(),
  /** The request of the refund that a credit note is for. */
  refundRequest: uuid('refund_request'),
  number: text().notNull(),
  attachedAt: timestamp('attached_at', { withTimezone: true }).notNull(),
  attachedBy: text('attached_by').notNull(),
});

export const taxDocumentFiles = pgTable(
  'tax_document_files',
  {
    documentId: uuid('document_id').notNull(),
    type: text({ enum: documentTypes }).notNull(),
    bytes: bytea().notNull(),
  },
  ({ documentId, type }) => [primaryKey({ columns: [documentId, type] })],
);

/** What changes an order's price. `line` is the position of one of its lines; null for all of its goods, or for those `among` them. */
export const orderAdjustments = pgTable(
  'order_adjustments',
  {
    orderReference: uuid('order_reference').notNull(),
    position: integer().notNull(),
    line: integer(),
    among: integer().array(),
    kind: text({ enum: adjustmentKinds }).notNull(),
    source: text().notNull(),
    title: text().notNull(),
    amount: bigint('amount_minor', { mode: 'number' }).notNull(),
    tax: bigint('tax_minor', { mode: 'number' }).notNull(),
  },
  ({ orderReference, position }) => [primaryKey({ columns: [orderReference, position] })],
);
