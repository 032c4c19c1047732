import { z } from 'zod';
import { expand, metadata, whole } from '../api/form-fields.ts';
import { methodName } from '../values/methods.ts';

const longText = z.string().max(5000);
const webAddress = z.url({ protocol: /^https?$/, error: 'Not a valid URL' }).max(5000);

const productData = z.strictObject({
  name: z.string().min(1, 'You passed an empty string for this value.').max(5000),
  description: longText.optional(),
  images: z.array(webAddress.max(2048)).max(8).optional(),
  metadata: metadata.optional(),
});

const line = z.strictObject({
  price_data: z.strictObject({
    currency: z.string().regex(/^[a-z]{3}$/, 'Invalid currency'),
    product_data: productData,
    unit_amount: whole.pipe(z.number().min(0).max(99_999_999)),
  }),
  quantity: whole.pipe(z.number().min(1).max(999_999)),
});

const intentData = z.strictObject({
  description: z.string().max(1000).optional(),
  metadata: metadata.optional(),
  receipt_email: z.email().optional(),
  statement_descriptor_suffix: z
    .string()
    .max(22)
    .regex(/^[^<>\\'"*]*$/, 'The statement descriptor must not contain any of <>\\\'"*')
    .optional(),
  transfer_group: z.string().max(500).optional(),
});

const voucherOptions = z.strictObject({ expires_after_days: whole.pipe(z.number().min(1).max(7)).optional() });

/** What POST /v1/checkout/sessions takes: of the provider's parameters those that this simulator knows. */
export const sessionInput = z.strictObject({
  allowed_payment_method_types: z.array(methodName).min(1).optional(),
  cancel_url: webAddress.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email('Invalid email address').max(800).optional(),
  excluded_payment_method_types: z.array(methodName).optional(),
  expand,
  expires_at: whole.optional(),
  line_items: z.array(line).min(1).max(100),
  locale: z.enum(['auto', 'es', 'es-419', 'en', 'en-GB', 'ca', 'pt-BR', 'fr']).optional(),
  metadata: metadata.optional(),
  mode: z.literal('payment', 'Only mode=payment is simulated.'),
  payment_intent_data: intentData.optional(),
  payment_method_options: z.strictObject({ oxxo: voucherOptions.optional() }).optional(),
  success_url: webAddress,
  ui_mode: z.literal('hosted_page', 'Only ui_mode=hosted_page is simulated.').default('hosted_page'),
});

export type SessionInput = z.output<typeof sessionInput>;
