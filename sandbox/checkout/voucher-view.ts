import { html } from 'hono/html';
import { unpaidUntil } from '../payments/payment-body.ts';
import type { Payment } from '../payments/payment-store.ts';
import type { Preference } from '../preferences/preference-store.ts';
import { amountText, currencyOf } from '../values/currency.ts';
import { providerDate } from '../values/provider-date.ts';
import { layoutView } from './layout-view.ts';
import type { View } from './layout-view.ts';

/** The voucher of a ticket or a transfer: what to pay, where and until when. */
export function voucherView(preference: Preference, payment: Payment): View {
  const isTransfer = payment.card.type === 'bank_transfer';
  const title = isTransfer ? 'Datos para transferir' : 'Comprobante para pagar en efectivo';
  const until = providerDate(unpaidUntil(payment, preference)).slice(0, 16).replace('T', ' ');
  return layoutView(
    title,
    html`<div class="narrow sheet">
      <h1>${title}</h1>
      <p>
        Es una prueba: no hay nada que pagar. En el panel de pagos de prueba, «Aprobar» hace como si se hubiera pagado.
      </p>
      <dl class="facts">
        <dt>Monto</dt>
        <dd>${amountText(payment.amountCents + payment.shippingCents, currencyOf(preference.body))}</dd>
        <dt>${isTransfer ? 'CVU' : 'Código'}</dt>
        <dd>${String(payment.id).padStart(22, '0')}</dd>
        <dt>Antes del</dt>
        <dd>${until}</dd>
      </dl>
    </div>`,
  );
}
