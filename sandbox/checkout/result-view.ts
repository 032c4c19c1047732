import { html } from 'hono/html';
import { amountText, currencyOf } from '../values/currency.ts';
import type { Payment } from '../payments/payment-store.ts';
import type { PaymentStatus } from '../payments/payment-status.ts';
import type { Preference } from '../preferences/preference-store.ts';
import { layoutView, type View } from './layout-view.ts';
import { returnUrl } from './return-url.ts';

type Words = { title: string; text: string };

const IN_REVIEW: Words = {
  title: 'Estamos revisando su pago',
  text: 'La tienda le avisará cuando haya una respuesta. No hace falta pagar otra vez.',
};

const WORDS: Partial<Record<PaymentStatus, Words>> = {
  approved: { title: 'Su pago fue aprobado', text: 'Ya puede volver al sitio de la tienda.' },
  in_process: IN_REVIEW,
  pending: IN_REVIEW,
  rejected: { title: 'El pago fue rechazado', text: 'No se cobró nada.' },
  cancelled: { title: 'El pago fue cancelado', text: 'No se cobró nada.' },
  refunded: { title: 'El pago fue devuelto', text: 'El dinero vuelve a la tarjeta con la que pagó.' },
};

/** The status of a payment, with the link back to the shop. */
export function resultView(preference: Preference, payment: Payment): View {
  const words = WORDS[payment.status] ?? { title: 'El pago está en disputa', text: 'La tienda tiene los detalles.' };
  const back = returnUrl(preference, payment);
  return layoutView(
    words.title,
    html`<div class="narrow sheet">
      <h1>${words.title}</h1>
      <p>${words.text}</p>
      <dl class="facts">
        <dt>Monto</dt>
        <dd>${amountText(payment.amountCents + payment.shippingCents, currencyOf(preference.body))}</dd>
        <dt>Medio</dt>
        <dd>${payment.card.lastFour === '' ? payment.card.method : `tarjeta terminada en ${payment.card.lastFour}`}</dd>
        <dt>Operación</dt>
        <dd>${payment.id}</dd>
      </dl>
      ${back && html`<a class="button" href="${back}">Volver al sitio</a>`}
    </div>`,
  );
}
