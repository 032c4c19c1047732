import { href, redirect } from 'react-router';
import type { Refusal } from '#web/core/api-client/api-client.ts';
import { backAddress, backKey } from '#web/core/links/back-address.ts';
import { firstErrors } from '#web/core/forms/schema-errors.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import { addressNames, sentAddress, type AddressValues } from './address-rules.ts';

/** A rejected form: what was typed, and why. */
export type RefusedAddress = { readonly values: AddressValues; readonly errors: FieldErrors; readonly detail: string };

type Submitted = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** Returns the call's input from a submitted form. */
export function addressInput(form: FormData) {
  return { ...sentAddress(form), isDefault: form.get('isDefault') === 'true' };
}

/** Returns where the form leads: back to where its page's query says, else to the list. */
export function backFromAddress({ url }: Request): string {
  return backAddress(new URL(url).searchParams.get(backKey), href('/user/addresses'));
}

/** Leads back if the address was saved; else returns what the form shows. */
export function savedAddress(form: FormData, outcome: Submitted, back: string): RefusedAddress | Response {
  if (outcome.ok) return redirect(back);
  const { errors, detail } = outcome.refusal;
  return { values: sentAddress(form), errors: firstErrors(errors, addressNames), detail };
}
