import { z } from 'zod';
import { OrderError } from '../api/api-error.ts';
import { parsePreference, type PreferenceInput } from '../preferences/preference-input.ts';
import { centsFrom, decimalOf } from '../values/cents.ts';
import { currencyOfSite, isPayable, type Currency } from '../values/currency.ts';
import { providerDate } from '../values/provider-date.ts';
import type { Settings } from '../values/settings.ts';

const text = z.string();
const count = z.int().min(1).max(36);

/** Days, or minutes and hours: P3D, PT30M, PT1H30M. */
const duration = z.string().regex(/^P(?=.)(?:\d{1,3}D)?(?:T(?=.)(?:\d{1,4}H)?(?:\d{1,6}M)?)?$/);

const item = z.strictObject({
  title: text.min(1).max(250),
  unit_price: text,
  quantity: z.int().min(1).max(99_999),
  external_code: text.optional(),
  category_id: text.optional(),
  type: text.optional(),
  description: text.optional(),
  picture_url: text.optional(),
  warranty: z.boolean().optional(),
});

const payer = z.strictObject({
  email: text.optional(),
  first_name: text.optional(),
  last_name: text.optional(),
  phone: z.strictObject({ area_code: text.optional(), number: text.optional() }).optional(),
  identification: z.strictObject({ type: text.optional(), number: text.optional() }).optional(),
  address: z.record(text, text).optional(),
});

const interestFree = z.strictObject({ type: z.enum(['range', 'list', 'none']), values: z.array(count).optional() });

const config = z.strictObject({
  statement_descriptor: text.max(13).optional(),
  default_payment_due_date: duration.optional(),
  online: z
    .strictObject({
      callback_url: text.optional(),
      success_url: text.optional(),
      failure_url: text.optional(),
      pending_url: text.optional(),
      auto_return: z.enum(['approved', 'all']).optional(),
      retries: z.strictObject({ allowed: z.boolean() }).optional(),
    })
    .optional(),
  payment_method: z
    .strictObject({
      max_installments: count.optional(),
      not_allowed_ids: z.array(text).optional(),
      not_allowed_types: z.array(text).optional(),
      installments: z.strictObject({ interest_free: interestFree.optional() }).optional(),
    })
    .optional(),
});

/** What POST /v1/orders takes for Checkout Pro; what it does not know is refused. */
const orderInput = z.strictObject({
  type: z.literal('online'),
  processing_mode: z.literal('manual'),
  capture_mode: z.enum(['automatic', 'automatic_async']).optional(),
  total_amount: text,
  currency: text.optional(),
  external_reference: text.max(150).optional(),
  description: text.optional(),
  expiration_time: duration.optional(),
  payer: payer.optional(),
  items: z.array(item).min(1),
  config: config.optional(),
});

export type OrderInput = z.output<typeof orderInput>;

type Read = { readonly input: OrderInput; readonly preference: PreferenceInput };

/** Reads an order, and the preference that its page is of. Throws OrderError 400 with the provider's code for the first thing that is wrong. */
export function parseOrder(given: unknown, settings: Settings): Read {
  const parsed = orderInput.safeParse(given);
  if (!parsed.success) throw errorFor(parsed.error);
  const input = parsed.data;
  const currency = currencyOfSite(settings.site);
  const total = amountFrom(input.total_amount, currency);
  const prices = input.items.map(({ unit_price: price }) => amountFrom(price, currency));
  if (total === null || prices.includes(null)) {
    throw new OrderError(400, 'property_value', 'Invalid amount.', [`an amount of ${currency} was expected`]);
  }
  const sum = input.items.reduce((all, { quantity }, place) => all + quantity * (prices[place] ?? 0), 0);
  if (sum !== total) {
    const message = 'total_amount is not the sum of unit_price by quantity of the items.';
    throw new OrderError(400, 'order_items_total_amount_mismatch', message);
  }
  if (input.currency !== undefined && input.currency !== currency) {
    throw new OrderError(400, 'property_value', 'The currency is not that of the account.');
  }
  return { input, preference: preferenceOf(input, currency, settings) };
}

function errorFor({ issues }: z.ZodError): OrderError {
  const unknown = issues.find(({ code }) => code === 'unrecognized_keys');
  if (unknown?.code === 'unrecognized_keys') {
    const where = ['$', ...unknown.path].join('.');
    const details = unknown.keys.map((key) => `additionalProperties '${where}.${key}' not allowed`);
    return new OrderError(400, 'unsupported_properties', 'The request has unsupported properties.', details);
  }
  const [issue] = issues;
  return new OrderError(400, 'property_value', `${issue?.path.join('.')}: ${issue?.message}`);
}

/** Amounts are texts, with two decimals where the currency has them, and without any where it has none. */
function amountFrom(amount: string, currency: Currency): number | null {
  const cents = centsFrom(amount);
  const isWritten = isPayable(1, currency) ? /^\d+\.\d{2}$/.test(amount) : /^\d+$/.test(amount);
  return isWritten && cents !== null && cents > 0 ? cents : null;
}

function preferenceOf(input: OrderInput, currency: Currency, settings: Settings): PreferenceInput {
  const { online, payment_method: method, default_payment_due_date: due, statement_descriptor } = input.config ?? {};
  const now = settings.clock();
  const after = (given: string | undefined) => given && providerDate(now + durationMs(given));
  const ids = (names: readonly string[] | undefined) => names?.map((id) => ({ id }));
  const asked = {
    items: input.items.map(({ external_code: id, unit_price: price, ...rest }) => {
      return { ...rest, id, currency_id: currency, unit_price: decimalOf(centsFrom(price) ?? 0) };
    }),
    payer: input.payer && { email: input.payer.email, name: input.payer.first_name, surname: input.payer.last_name },
    back_urls: { success: online?.success_url, failure: online?.failure_url, pending: online?.pending_url },
    auto_return: online?.auto_return,
    external_reference: input.external_reference,
    expires: input.expiration_time !== undefined,
    expiration_date_to: after(input.expiration_time),
    date_of_expiration: after(due),
    binary_mode: input.capture_mode === 'automatic',
    statement_descriptor,
    payment_methods: {
      installments: method?.max_installments,
      excluded_payment_methods: ids(method?.not_allowed_ids),
      excluded_payment_types: ids(method?.not_allowed_types),
      interest_free: freeCounts(method?.installments?.interest_free),
    },
  };
  return parsePreference(asked, settings.allowHttpLocalhost);
}

function freeCounts(free: z.output<typeof interestFree> | undefined): number[] {
  const values = free?.values ?? [];
  if (free?.type !== 'range') return free?.type === 'list' ? values : [];
  const [from = 1, to = from] = values;
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
}

function durationMs(given: string): number {
  const [, days, hours, minutes] = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(given) ?? [];
  return ((Number(days ?? 0) * 24 + Number(hours ?? 0)) * 60 + Number(minutes ?? 0)) * 60_000;
}
