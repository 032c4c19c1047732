import { href, redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { addresses } from '#contract/people/addresses.ts';
import { askedMeansNames, checkout } from '#contract/sales/checkout/checkout.ts';
import { sentAddress, addressNames } from '#web/people/addresses/address-rules.ts';
import type { AddressValues } from '#web/people/addresses/address-rules.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import type { Refusal } from '#web/core/api-client/api-client.ts';
import { buyingRefusal } from '../bag/buying-refusal.ts';
import { readLines } from '../bag/checkout-lines.ts';
import { heldLines, noteHeldOrder } from '../bag/held-bag.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { firstErrors } from '#web/core/forms/schema-errors.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import type { Way } from './step-draft.ts';

type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/** A rejected step: what was sent, and why. */
export type RefusedDelivery = {
  readonly way: Way;
  readonly values: AddressValues;
  /** How it was to be paid; '' for the only way. */
  readonly means: string;
  readonly errors: FieldErrors;
  readonly code: string;
  readonly detail: string;
};

/**
 * Handles 'Continuar al pago': adds the address if it is a new one, starts the checkout, and redirects to the payment
 * page. An address that was added stays if the checkout is rejected.
 */
export async function sendDelivery(asked: Asked): Promise<RefusedDelivery | Response> {
  const form = await asked.request.formData();
  const api = apiClientOf(asked.context);
  const way: Way = formText(form, 'way') === 'pickup' ? 'pickup' : 'home';
  const values = sentAddress(form);
  const means = formText(form, 'means');
  const refused = ({ code, detail, errors }: Refusal): RefusedDelivery => {
    const own = errors.map(({ path, message }) => ({ path: path.replace(/^contact\./, ''), message }));
    return { way, values, means, code, detail, errors: firstErrors(own, [...addressNames, 'emailAux']) };
  };
  let addressId = formText(form, 'addressId');
  if (way === 'home' && addressId === '') {
    const added = await api.relay(addresses.add, { ...values, isDefault: true });
    if (!added.ok) return refused(buyingRefusal(added.refusal));
    addressId = String(added.value.id);
  }
  const methodId = formText(form, 'deliveryMethodId');
  const email = formText(form, 'emailAux');
  const coupon = formText(form, 'coupon');
  const lines = form.get('lines');
  const { recipient, phone } = values;
  const outcome = await api.submit(checkout.start, {
    cartItems: lines === null ? await heldLines(asked) : readLines(lines),
    ...(email !== '' && { emailAux: email }),
    ...(methodId !== '' && { deliveryMethodId: methodId }),
    ...(coupon !== '' && { coupon }),
    means: askedMeansNames.find((one) => one === means),
    ...(way === 'home' ? { addressId } : { contact: { recipient, phone } }),
  });
  if (!outcome.ok) {
    return outcome.refusal.code === 'empty_bag' ? redirect(href('/bag')) : refused(buyingRefusal(outcome.refusal));
  }
  if (lines === null) noteHeldOrder(asked, outcome.value.reference);
  return redirect(outcome.value.init_point);
}
