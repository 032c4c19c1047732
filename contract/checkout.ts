import { z } from 'zod';
import { bagBreach, bagBreachWords, bagRule } from './bag-rule.ts';
import { endpoint, loggedIn } from './endpoint.ts';
import { brandSize, rowId } from './fields.ts';

/** A line of the bag as checkout takes it: what and how many, never a price. */
export const bagLine = z.object({
  id: rowId,
  brandSize,
  quantity: z.int().min(1).max(bagRule.mostUnits, bagBreachWords.units),
});

export type BagLine = z.output<typeof bagLine>;

/** An empty bag passes here: checkout refuses it by its own sentence. */
const bagLines = z
  .array(bagLine)
  .max(bagRule.mostLines, { error: bagBreachWords.lines })
  .check(({ value, issues }) => {
    const breach = bagBreach(value);
    if (breach) issues.push({ code: 'custom', input: value, message: bagBreachWords[breach] });
  });

/** Where the browser pays: the provider's page, and the order's own reference. */
export const checkoutStarted = z.object({ init_point: z.string(), reference: z.uuid() });

/** The bag of the GET form: JSON text in the query. */
const bagLinesText = z
  .string()
  .max(10_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) satisfies unknown;
    } catch {
      context.addIssue('cartItems debe ser una lista en JSON.');
      return z.NEVER;
    }
  })
  .pipe(bagLines);

const emailAux = z.string().trim().max(254).optional();

const errors = [
  'empty_bag',
  'bad_email',
  'admin_cannot_buy',
  'out_of_stock',
  'product_not_found',
  'provider_unavailable',
  'too_many_requests',
] as const;

/** Administrators may call and are told that they cannot buy; the service refuses them by its own sentence. */
export const checkout = {
  start: endpoint({
    method: 'POST',
    path: '/mercadopago/payment',
    summary: 'Starts a checkout: takes the stock, records the order and answers where to pay',
    roles: loggedIn,
    input: z.object({ cartItems: bagLines, emailAux }),
    output: checkoutStarted,
    errors,
  }),
  startByQuery: endpoint({
    method: 'GET',
    path: '/mercadopago/payment',
    summary:
      'The same by query values, for clients with a bearer token only; prices and shipping sent along are ignored',
    roles: loggedIn,
    input: z.object({ cartItems: bagLinesText, emailAux, envio: z.string().max(20).optional() }),
    output: checkoutStarted,
    errors,
  }),
} as const;
