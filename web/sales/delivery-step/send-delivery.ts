import { href, redirect, type RouterContextProvider } from 'react-router';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { addresses } from '#contract/people/addresses.ts';
import { askedMeansNames, checkout } from '#contract/sales/checkout/checkout.ts';
import { sentAddress, addressNames, type AddressValues } from '#web/people/addresses/address-rules.ts';
import { sentTaxData, taxFieldNames, taxFieldPrefix, type TaxDataValues } from '#web/people/tax-data/sent-tax-data.ts';
import { apiClientOf, type Refusal } from '#web/core/api-client/api-client.ts';
import { buyingRefusal } from '../bag/buying-refusal.ts';
import { readLines } from '../bag/checkout-lines.ts';
import { heldLines, noteHeldOrder } from '../bag/held-bag.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { firstErrors } from '#web/core/forms/schema-errors.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import type { Way } from '../bag/step-draft.ts';

/** The server names fields by their place in the call, the form by their own names. */
const fieldOf = (path: string) =>
  path === 'email' ? 'emailAux' : path.replace(/^taxData\./, taxFieldPrefix).replace(/^(?:contact|address)\./, '');

type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/** A rejected step: what was sent, and why. */
export type RefusedDelivery = {
  readonly way: Way;
  readonly values: AddressValues;
  /** How it was to be paid; '' for the only way. */
  readonly means: string;
  /** What was typed by who has no account. */
  readonly email: string;
  /** What was given for a tax document; null if none was asked for. */
  readonly taxData: TaxDataValues | null;
  readonly errors: FieldErrors;
  readonly code: string;
  readonly detail: string;
};

/**
 * Handles 'Continuar al pago': adds the address if it is a new one of somebody who is logged in, starts the checkout, and redirects
 * to the payment page. An address that was added stays if the checkout is rejected.
 */
export async function sendDelivery(asked: Asked): Promise<RefusedDelivery | Response> {
  const form = await asked.request.formData();
  const api = apiClientOf(asked.context);
  const way: Way = formText(form, 'way') === 'pickup' ? 'pickup' : 'home';
  const values = sentAddress(form);
  const means = formText(form, 'means');
  const email = formText(form, 'emailAux');
  const taxData = sentTaxData(form) ?? null;
  const refused = ({ code, detail, errors }: Refusal): RefusedDelivery => {
    const own = errors.map(({ path, message }) => ({ path: fieldOf(path), message }));
    const names = [...addressNames, 'emailAux', ...taxFieldNames];
    return { way, values, means, email, taxData, code, detail, errors: firstErrors(own, names) };
  };
  let addressId = formText(form, 'addressId');
  const isGuest = form.has('guest') && (await api.load(accounts.session, {})).user === null;
  if (!isGuest && way === 'home' && addressId === '') {
    const added = await api.relay(addresses.add, { ...values, isDefault: true });
    if (!added.ok) return refused(buyingRefusal(added.refusal));
    addressId = String(added.value.id);
  }
  const methodId = formText(form, 'deliveryMethodId');
  const coupon = formText(form, 'coupon');
  const lines = form.get('lines');
  const { recipient, phone } = values;
  const purchase = {
    cartItems: lines === null ? await heldLines(asked) : readLines(lines),
    ...(methodId !== '' && { deliveryMethodId: methodId }),
    ...(coupon !== '' && { coupon }),
    means: askedMeansNames.find((one) => one === means),
    ...(taxData && { taxData }),
    ...(way === 'pickup' && { contact: { recipient, phone } }),
  };
  const outcome = isGuest
    ? await api.relay(checkout.startAsGuest, { ...purchase, email, ...(way === 'home' && { address: values }) })
    : await api.relay(checkout.start, {
        ...purchase,
        ...(email !== '' && { emailAux: email }),
        ...(way === 'home' && { addressId }),
      });
  if (!outcome.ok) {
    return outcome.refusal.code === 'empty_bag' ? redirect(href('/bag')) : refused(buyingRefusal(outcome.refusal));
  }
  if (lines === null) noteHeldOrder(asked, outcome.value.reference);
  return redirect(outcome.value.init_point);
}
