import { html } from 'hono/html';
import { amountText, currencyOf, roundedCents, type Currency } from '../values/currency.ts';
import type { Payment } from '../payments/payment-store.ts';
import type { Preference } from '../preferences/preference-store.ts';
import { countsOffered, type CardForm, type CardFormErrors } from './card-form.ts';
import type { CheckoutState } from './checkout-state.ts';
import { fieldView } from './field-view.ts';
import { helpView } from './help-view.ts';
import { layoutView, type View } from './layout-view.ts';
import { interestOf, MEANS } from '../payments/means.ts';
import { meansOffered } from './submit-card.ts';
import { rejectionReason } from '../payments/outcomes.ts';
import { returnUrl } from './return-url.ts';
import { summaryView } from './summary-view.ts';

export type CardPage = {
  preference: Preference;
  state: Extract<CheckoutState, { kind: 'open' }>;
  token: string;
  form: CardForm;
  errors: CardFormErrors;
  /** The payment that was just rejected. */
  rejected: Payment | null;
  /** The form token belongs to another visit; nothing was charged. */
  stale: boolean;
};

/** The card page of a preference that can be paid. */
export function cardPageView(page: CardPage): View {
  const hasErrors = Object.keys(page.errors).length > 0;
  const title = page.state.firstPayment ? 'Pague con la segunda tarjeta' : 'Pague con tarjeta';
  return layoutView(
    hasErrors ? `Revise los datos · ${title}` : title,
    html`<h1>${title}</h1>
      ${page.rejected && rejectedNote(page.rejected)} ${page.stale && staleNote()}
      ${page.state.firstPayment && firstPaymentNote(page.state.firstPayment, page.state.remainingCents, currencyOf(page.preference.body))}
      <div class="columns">
        <div class="side">${summaryView(page.preference)}</div>
        <div class="form">${formView(page, hasErrors)}</div>
        <div class="side">${helpView()}</div>
      </div>`,
    html`<script src="card-fill.js" defer></script>`,
  );
}

function formView({ preference, state, token, form, errors, rejected }: CardPage, hasErrors: boolean): View {
  const field = (name: keyof CardForm) => ({ name, value: form[name], error: errors[name] });
  const currency = currencyOf(preference.body);
  const leave = leaveLink(preference, rejected, state.firstPayment);
  return html`<form class="sheet" method="post" action="pay" novalidate>
      <h2>Datos de la tarjeta</h2>
      ${hasErrors && errorsNote(errors)}
      <input type="hidden" name="pref_id" value="${preference.id}" />
      <input type="hidden" name="form_token" value="${token}" />
      ${fieldView({ ...field('cardNumber'), label: 'Número de tarjeta', complete: 'cc-number', numeric: true })}
      ${fieldView({
        ...field('cardholder'),
        label: 'Nombre del titular',
        complete: 'cc-name',
        hint: 'En las pruebas decide el resultado: APRO aprueba, OTHE rechaza, CONT deja pendiente.',
      })}
      <div class="pair">
        ${fieldView({ ...field('expiration'), label: 'Vencimiento', complete: 'cc-exp', hint: 'MM/AA' })}
        ${fieldView({ ...field('securityCode'), label: 'Código de seguridad', complete: 'cc-csc', numeric: true })}
      </div>
      ${fieldView({ ...field('document'), label: 'Documento del titular', complete: 'off', numeric: true })}
      ${installmentsView(form.installments, state.remainingCents, {
        currency,
        counts: countsOffered(preference),
        free: preference.body.payment_methods?.interest_free ?? [],
      })}
      ${state.maySplit && splitView(field('firstAmount'))}
      <button class="button" type="submit">
        Pagar ${state.maySplit ? '' : amountText(state.remainingCents, currency)}
      </button>
      ${leave && html`<p class="leave"><a href="${leave.href}">${leave.text}</a></p>`}
    </form>
    <form class="sheet" method="post" action="pay">
      <h2>Otros medios de pago</h2>
      <input type="hidden" name="pref_id" value="${preference.id}" />
      <input type="hidden" name="form_token" value="${token}" />
      ${meansOffered(preference).map(
        (by) =>
          html`<p><button class="button" type="submit" name="means" value="${by}">${MEANS[by].label}</button></p>`,
      )}
    </form>`;
}

/** The instalments of a credit card, each with what it makes in all. */
function installmentsView(
  chosen: string,
  amountCents: number,
  { currency, counts, free }: { currency: Currency; counts: readonly string[]; free: readonly number[] },
): View {
  return html`<div class="field">
    <label for="installments">Cuotas</label>
    <select id="installments" name="installments">
      ${counts.map((count) => {
        const percent = interestOf(Number(count), free);
        const total = roundedCents(amountCents * (1 + percent / 100), currency);
        const each = amountText(roundedCents(total / Number(count), currency), currency);
        const words = percent === 0 ? 'sin interés' : `total ${amountText(total, currency)}`;
        return html`<option value="${count}" ${count === chosen && 'selected'}>${count} × ${each} (${words})</option>`;
      })}
    </select>
  </div>`;
}

function splitView(field: { name: string; value: string; error: string | undefined }): View {
  const isOpen = field.value !== '' || field.error !== undefined;
  return html`<details ${isOpen && 'open'}>
    <summary>Pagar con dos tarjetas</summary>
    <div>
      ${fieldView({
        ...field,
        label: 'Monto en la primera tarjeta',
        complete: 'off',
        hint: 'Después paga el resto con otra tarjeta. Déjelo vacío para pagar todo con esta.',
      })}
    </div>
  </details>`;
}

function errorsNote(errors: CardFormErrors): View {
  return html`<div class="note wrong" role="alert">
    <strong>Revise los datos:</strong>
    <ul>
      ${Object.entries(errors).map(([name, message]) => html`<li><a href="#${name}">${message}</a></li>`)}
    </ul>
  </div>`;
}

function rejectedNote(payment: Payment): View {
  return html`<div class="note wrong" role="alert">
    <strong>El pago fue rechazado.</strong>
    <p>No se cobró nada. ${rejectionReason(payment.statusDetail)}</p>
  </div>`;
}

function staleNote(): View {
  return html`<div class="note wrong" role="alert">
    <strong>El formulario ya no era válido.</strong>
    <p>No se cobró nada. Revise los datos y vuelva a pagar.</p>
  </div>`;
}

function firstPaymentNote(payment: Payment, remainingCents: number, currency: Currency): View {
  return html`<div class="note good" role="status">
    <strong>La primera tarjeta pagó ${amountText(payment.amountCents, currency)}.</strong>
    <p>Falta pagar ${amountText(remainingCents, currency)} con la segunda.</p>
  </div>`;
}

/** The link back to the shop depends on the last event: nothing, a rejected card, or the first of two payments. */
function leaveLink(preference: Preference, rejected: Payment | null, firstPayment: Payment | undefined) {
  const last = rejected ?? firstPayment ?? null;
  const href = returnUrl(preference, last, firstPayment && !rejected ? 'pending' : 'failure');
  return href === null ? null : { href, text: last ? 'Volver a la tienda' : 'Volver sin pagar' };
}
