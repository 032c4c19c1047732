import { t } from '#messages/messages.ts';
import { emailWords } from '#contract/core/fields/email-pattern.ts';
import { readOrderNumber } from '#contract/sales/orders/order-number.ts';
import { withdrawals } from '#contract/sales/returns/withdrawals.ts';
import type { ApiClient } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';

type Typed = { readonly number: string; readonly email: string };

/** Where a person is in taking back a purchase: typing the data, confirming them, or done. */
export type WithdrawalStep =
  | (Typed & { readonly step: 'data'; readonly errors: Readonly<Record<string, string>>; readonly detail: string })
  | (Typed & { readonly step: 'confirm'; readonly request: string })
  | (Typed & { readonly step: 'done'; readonly code: string; readonly at: string });

/** Takes the form of a step, and returns the next one. No step tells whether there is such an order. */
export async function nextStep(api: ApiClient, form: FormData): Promise<WithdrawalStep> {
  const typed = { number: formText(form, 'number').trim(), email: formText(form, 'email').trim() };
  const intent = formText(form, 'intent');
  const errors = intent === 'change' ? {} : errorsOf(typed);
  if (intent === 'change' || Object.keys(errors).length > 0) return { ...typed, step: 'data', errors, detail: '' };
  if (intent !== 'confirm') return { ...typed, step: 'confirm', request: crypto.randomUUID() };
  const recorded = await api.submit(withdrawals.record, { ...typed, request: formText(form, 'request') });
  if (recorded.ok) return { ...typed, step: 'done', ...recorded.value };
  return { ...typed, step: 'data', errors: {}, detail: recorded.refusal.detail };
}

function errorsOf({ number, email }: Typed): Readonly<Record<string, string>> {
  const digits = readOrderNumber(number).number ?? 0;
  const isNumber = digits > 0 && digits <= 2_147_483_647;
  const wrongEmail = emailWords(email, t('withdrawals.writeEmail'));
  return {
    ...(!isNumber && { number: t('withdrawals.writeNumber') }),
    ...(wrongEmail !== undefined && { email: wrongEmail }),
  };
}
