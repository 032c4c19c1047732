import { href, redirect } from 'react-router';
import { returnReasons } from '#contract/sales/returns/return-state.ts';
import { returns } from '#contract/sales/returns/returns.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import type { ApiClient } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { sizeMark, type RefusedReturn } from './refused-return.ts';

type AskedLine = Given<typeof returns.request>['lines'][number];

/** The fields of a line, and the members of the input that they are for. */
const fieldOf: Readonly<Record<string, string>> = {
  quantity: 'quantity',
  wants: 'wants',
  variantId: 'wants',
  reason: 'reason',
  note: 'note',
};

/** Takes the form of a return, and redirects to the order's page, which shows it. */
export async function sendReturn(api: ApiClient, reference: string, form: FormData): Promise<RefusedReturn | Response> {
  const lines = linesIn(form);
  const sent = await api.submit(returns.request, { reference, request: formText(form, 'request'), lines });
  if (sent.ok) return redirect(`${href('/user/orders/:payment_id', { payment_id: reference })}#returns-title`);
  const { detail, errors } = sent.refusal;
  const named = errors.flatMap(({ path, message }) => {
    const [, at, member = ''] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const line = lines[Number(at)];
    const field = fieldOf[member];
    return line && field ? [[`${field}-${line.position}`, message] as const] : [];
  });
  // What is wrong with the lines as a whole has no field of its own.
  const whole = errors.find(({ path }) => path === 'lines')?.message;
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
  return { values, detail: whole ?? detail, errors: Object.fromEntries(named) };
}

/** The lines with units, from the fields 'quantity-0', 'wants-0', 'reason-0', 'note-0', 'quantity-1', ... */
function linesIn(form: FormData): AskedLine[] {
  return [...form.keys()].flatMap((name) => {
    const at = /^quantity-(\d{1,4})$/.exec(name)?.[1];
    const quantity = Number(formText(form, name));
    if (at === undefined || !(quantity > 0)) return [];
    const wanted = formText(form, `wants-${at}`);
    const reason = returnReasons.find((one) => one === formText(form, `reason-${at}`));
    return {
      position: Number(at),
      quantity,
      ...(wanted.startsWith(sizeMark)
        ? { wants: 'exchange' as const, variantId: wanted.slice(sizeMark.length) }
        : { wants: 'refund' as const }),
      ...(reason && { reason }),
      note: formText(form, `note-${at}`),
    };
  });
}
