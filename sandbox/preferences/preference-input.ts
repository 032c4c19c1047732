import { z } from 'zod';
import { ApiError } from '../api/api-error.ts';
import { centsFrom } from '../values/cents.ts';
import { currencyId, currencyOf, isPayable } from '../values/currency.ts';
import { preferenceTotals } from './preference-totals.ts';

const MOST_CENTS = 99_999_999_999;

const text = z.string().nullish();
const providerMoment = z.iso.datetime({ offset: true, local: true }).nullish();

const item = z.looseObject({
  id: text,
  title: z.string().trim().min(1, 'items title needed'),
  description: text,
  picture_url: text,
  category_id: text,
  quantity: z
    .int('quantity must be a number')
    .min(1, 'quantity must be a positive number')
    .max(99_999, 'quantity invalid'),
  currency_id: currencyId.nullish(),
  unit_price: z
    .union([z.number(), z.string()], 'unit_price invalid')
    .refine((price) => (centsFrom(price) ?? 0) > 0, 'unit_price invalid'),
});

const backUrls = z.looseObject({ success: text, pending: text, failure: text }, 'back_urls invalid. Wrong format');

const paymentMethods = z.looseObject({
  excluded_payment_methods: z.array(z.looseObject({ id: z.string() })).nullish(),
  excluded_payment_types: z.array(z.looseObject({ id: z.string() })).nullish(),
  default_payment_method_id: text,
  installments: z.int().min(1).max(36).nullish(),
  default_installments: z.int().min(1).max(36).nullish(),
  /** Of an order: in how many instalments the seller pays the interest. */
  interest_free: z.array(z.int()).nullish(),
});

const payer = z.looseObject({
  name: text,
  surname: text,
  email: text,
  identification: z.looseObject({ type: text, number: text }).nullish(),
});

/** The schema of a preference; unknown fields are stored and returned. */
export const preferenceInput = z.looseObject({
  items: z.array(item, 'items needed').min(1, 'items needed'),
  payer: payer.nullish(),
  back_urls: backUrls.nullish(),
  auto_return: z.enum(['approved', 'all'], 'auto_return invalid').nullish(),
  notification_url: z.string().max(248, 'notificaction_url attribute must be shorter than 248 character').nullish(),
  external_reference: z.string().max(256).nullish(),
  expires: z.boolean().nullish(),
  expiration_date_from: providerMoment,
  expiration_date_to: providerMoment,
  date_of_expiration: providerMoment,
  binary_mode: z.boolean('binary_mode must be boolean').nullish(),
  statement_descriptor: text,
  additional_info: text,
  metadata: z.record(z.string(), z.unknown()).nullish(),
  payment_methods: paymentMethods.nullish(),
  shipments: z
    .looseObject({
      cost: z
        .number('invalid type for field shipments.cost')
        .refine((cost) => centsFrom(cost) !== null, 'shipments.cost invalid')
        .nullish(),
    })
    .nullish(),
});

export type PreferenceInput = z.output<typeof preferenceInput>;

/** The provider's code and message for each invalid field; without a message the schema's own is returned. */
const ERRORS: Record<string, readonly [code: string, message?: string]> = {
  items: ['invalid_items'],
  back_urls: ['invalid_back_urls', 'back_urls invalid. Wrong format'],
  auto_return: ['invalid_auto_return'],
  notification_url: ['invalid_notification_url'],
  payment_methods: ['invalid_payment_methods', 'installments invalid. Should be a number between 1 and 36'],
  expiration_date_from: ['invalid_expiration_date_from', 'expiration_date_from invalid. Wrong format'],
  expiration_date_to: ['invalid_expiration_date_to', 'expiration_date_to invalid. Wrong format'],
  date_of_expiration: ['invalid_date_of_expiration', 'date_of_expiration invalid. Wrong format'],
  binary_mode: ['invalid_binary_mode', 'binary_mode must be boolean'],
  shipments: ['invalid_shipments'],
};

/** Throws ApiError 400 with the provider's code for the first field that is wrong. */
export function parsePreference(given: unknown, allowHttpLocalhost: boolean): PreferenceInput {
  const parsed = preferenceInput.safeParse(given);
  if (!parsed.success) throw errorFor(parsed.error);
  const input = { ...parsed.data, back_urls: usableBackUrls(parsed.data.back_urls, allowHttpLocalhost) };
  if (input.auto_return && !input.back_urls.success) {
    throw new ApiError(400, 'invalid_auto_return', 'auto_return invalid. back_url.success must be defined');
  }
  if (input.notification_url && !isUsableUrl(input.notification_url, allowHttpLocalhost)) {
    throw new ApiError(400, 'invalid_notification_url', 'notificaction_url attribute must be a valid url');
  }
  const currency = currencyOf(input);
  if (input.items.some(({ currency_id: own }) => own && own !== currency)) {
    throw new ApiError(400, 'invalid_items', 'currency_id invalid');
  }
  if (!input.items.every(({ unit_price: price }) => isPayable(centsFrom(price) ?? 0, currency))) {
    throw new ApiError(400, 'invalid_items', 'unit_price invalid');
  }
  if (preferenceTotals(input).itemsCents > MOST_CENTS) throw new ApiError(400, 'invalid_items', 'unit_price invalid');
  if (startsAfterItEnds(input)) {
    throw new ApiError(400, 'invalid_date', 'expiration_date_from must be before expiration_date_to');
  }
  return input;
}

function errorFor(error: z.ZodError): ApiError {
  const issue = error.issues[0];
  const [code, message] = ERRORS[String(issue?.path[0])] ?? ['bad_request'];
  return new ApiError(400, code, message ?? issue?.message ?? 'bad_request');
}

/** The provider ignores an address that is not https, without an error. */
function usableBackUrls(given: PreferenceInput['back_urls'], allowHttpLocalhost: boolean) {
  const kept = (url: string | null | undefined) => (url && isUsableUrl(url, allowHttpLocalhost) ? url : '');
  return { success: kept(given?.success), pending: kept(given?.pending), failure: kept(given?.failure) };
}

function isUsableUrl(address: string, allowHttpLocalhost: boolean): boolean {
  const url = URL.parse(address);
  if (url?.protocol === 'https:') return true;
  return allowHttpLocalhost && url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
}

function startsAfterItEnds(input: PreferenceInput): boolean {
  if (!input.expiration_date_from || !input.expiration_date_to) return false;
  return Date.parse(input.expiration_date_from) > Date.parse(input.expiration_date_to);
}
