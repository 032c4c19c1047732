import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { bagBreachWords, bagRule } from './bag-rule.ts';
import { bagBreach } from './bag-breach.ts';
import { visitorMeansNames } from '#contract/core/settings/visitor-means.ts';
import { anyone, endpoint, guests, loggedIn } from '#contract/core/protocol/endpoint.ts';
import { rowId, emailLine } from '#contract/core/fields/fields.ts';
import { sizeName, variantName } from '#contract/goods/sizes/variant.ts';
import { oneLine } from '#contract/core/fields/one-line.ts';
import { addressFields } from '#contract/people/addresses.ts';
import { recipientName } from '#contract/people/person-name.ts';
import { taxData as taxDataFields } from '#contract/people/tax-data/tax-data.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { typedCode } from '../coupons/coupon-code.ts';
import { couponErrors } from '../coupons/coupons.ts';
import { askingModes } from '#contract/core/settings/asking-modes.ts';

const quantity = z
  .int()
  .min(1)
  .max(bagRule.mostUnits, { error: () => bagBreachWords.units });

/**
 * A line of the bag for checkout: variant and quantity, never a price. `promised` is the day of a pre-order that its buyer was shown:
 * a line without it is sold from stock alone, and nobody waits for goods without having seen until when.
 */
const ofLine = { quantity, promised: z.iso.date().optional() };
const bagLine = variantName.extend(ofLine);

export type BagLine = z.output<typeof bagLine>;

/** The same as the requirements write it, or as a variant's line. */
const namedLine = z.union([bagLine, sizeName.extend(ofLine)]);

export type NamedLine = z.output<typeof namedLine>;

function linesOf<T extends typeof bagLine | typeof namedLine>(line: T) {
  return z
    .array(line)
    .max(bagRule.mostLines, { error: () => bagBreachWords.lines })
    .check(({ value, issues }) => {
      const breach = bagBreach(value);
      if (breach) issues.push({ code: 'custom', input: value, message: bagBreachWords[breach] });
    });
}

export const bagLines = linesOf(bagLine);

/** An empty bag is valid here: checkout rejects it with its own message. */
const namedLines = linesOf(namedLine);

/** The payment address: the provider's page, and the order's own reference. */
export const checkoutStarted = z.object({ init_point: z.string(), reference: z.uuid() });

/** Returns the response for an order with its payment address. */
export function startedAt(url: string, reference: string): z.output<typeof checkoutStarted> {
  return { init_point: url, reference };
}

/** The bag of the GET form: JSON text in the query. */
const bagLinesText = z
  .string()
  .max(10_000)
  .transform((text, context) => {
    try {
      const lines: unknown = JSON.parse(text);
      return lines;
    } catch {
      context.addIssue(t('checkout.badLines'));
      return z.NEVER;
    }
  })
  .pipe(namedLines);

const emailAux = z.string().trim().max(254).optional();

/** One of the buyer's addresses; the default one when it is left out. */
const addressId = rowId.optional();

/** The delivery method; the first one for the address when it is left out. */
const deliveryMethodId = rowId.optional();

/** Who picks the order up at the shop; as the default address says when it is left out. */
const contact = z
  .object({
    recipient: recipientName({ error: () => t('checkout.collectorMissing') }),
    phone: oneLine(40, { error: () => t('addresses.phoneMissing') }),
  })
  .optional();

/** The code of a coupon. */
const coupon = typedCode.optional();
/**
 * How the order is paid: by one of the shop's means without a provider, or at the provider. Left out, it is the provider, and where the
 * shop has none the only means that fits.
 */
export const askedMeansNames = [...visitorMeansNames, 'provider'] as const;

const means = z.enum(askedMeansNames).optional();

/** What the buyer gives for a tax document; left out if none is needed. */
const taxData = taxDataFields.optional();

export type AskedMeans = z.output<typeof means>;

const errors = [
  ...couponErrors,
  'empty_bag',
  'bad_email',
  'admin_cannot_buy',
  'out_of_stock',
  'preorder_changed',
  'product_not_found',
  'postal_address_not_found',
  'postal_address_foreign',
  'delivery_needed',
  'delivery_unavailable',
  'country_changed',
  'means_unavailable',
  'tax_data_needed',
  'documents_not_offered',
  'too_many_held',
  'provider_unavailable',
  'too_many_requests',
] as const;

/** Administrators may call, and the service rejects them with its own message. */
export const checkout = {
  means: endpoint({
    method: 'GET',
    path: '/payment-means',
    summary:
      'How a purchase can be paid: at the payment provider, and by which means without one, with what they change of the price; whether without a login, and whether with a tax document',
    roles: anyone,
    input: z.object({}),
    output: z.object({
      isProviderOffered: z.boolean(),
      /** Whether one can buy without a login. */
      isGuestAllowed: z.boolean(),
      /** Whether its buyer may ask for a tax document, or has to. */
      taxDocuments: z.enum(askingModes),
      offers: z.array(z.object({ means: z.enum(visitorMeansNames), percent: z.int() })),
    }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/mercadopago/payment',
    summary: 'Starts a checkout: reserves the stock, creates the order and returns the payment address',
    roles: loggedIn,
    input: z.object({ cartItems: namedLines, emailAux, addressId, deliveryMethodId, contact, coupon, means, taxData }),
    output: checkoutStarted,
    errors,
  }),
  startAsGuest: endpoint({
    method: 'POST',
    path: '/guest-checkout',
    summary:
      'The same without a login, where the owner allows it: creates the order and, for a new e-mail address, an account without a password',
    roles: guests,
    input: z.object({
      cartItems: namedLines,
      email: emailLine({ error: () => checkoutTexts.badEmail }),
      /** Where it is sent. */
      address: addressFields.optional(),
      deliveryMethodId,
      contact,
      coupon,
      means,
      taxData,
    }),
    output: checkoutStarted,
    errors: errors.filter((code) => code !== 'admin_cannot_buy'),
  }),
  startByQuery: endpoint({
    method: 'GET',
    path: '/mercadopago/payment',
    summary:
      'The same with query parameters, for clients with a bearer token only; prices and shipping in the query are ignored',
    roles: loggedIn,
    input: z.object({
      cartItems: bagLinesText,
      emailAux,
      addressId,
      deliveryMethodId,
      envio: z.string().max(20).optional(),
    }),
    output: checkoutStarted,
    errors,
  }),
} as const;
