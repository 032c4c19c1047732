import { html } from 'hono/html';
import { pesosText } from '../values/cents.ts';
import type { View } from '../checkout/layout-view.ts';
import type { Payment } from '../payments/payment-store.ts';
import type { Refund } from '../payments/refund-store.ts';
import { providerDate } from '../values/provider-date.ts';
import type { Delivery } from '../webhooks/delivery-store.ts';
import { panelMoves } from './panel-moves.ts';

type Row = { payment: Payment; refunds: Refund[] };

/** Payments with their possible changes, and the latest notifications to the shop. */
export function panelView(rows: Row[], deliveries: Delivery[], isRefused: boolean): View {
  return frame(
    html`${isRefused && html`<p class="wrong" role="alert">El pago ya no estaba en ese estado.</p>`}
      <h2>Pagos</h2>
      ${rows.length === 0 ? html`<p>Todavía no hay pagos.</p>` : paymentsTable(rows)}
      <h2>Avisos a la tienda</h2>
      ${deliveries.length === 0 ? html`<p>Todavía no hay avisos.</p>` : deliveriesTable(deliveries)}`,
  );
}

function frame(content: View): View {
  return html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Panel de pagos de prueba</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="_sandbox/panel/panel.css" />
      </head>
      <body>
        <main>
          <h1>Panel de pagos de prueba</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

function paymentsTable(rows: Row[]): View {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Pagos">
    <table>
      <thead>
        <tr>
          <th scope="col">Pago</th>
          <th scope="col">Referencia</th>
          <th scope="col">Monto</th>
          <th scope="col">Estado</th>
          <th scope="col">Tarjeta</th>
          <th scope="col">Mover a</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(paymentRow)}
      </tbody>
    </table>
  </div>`;
}

function paymentRow({ payment, refunds }: Row): View {
  return html`<tr>
    <th scope="row">${payment.id}<br /><span class="muted">${momentText(payment.createdAt)}</span></th>
    <td class="reference">${payment.externalReference ?? '—'}</td>
    <td class="amount">
      ${pesosText(payment.amountCents + payment.shippingCents)}
      ${payment.refundedCents > 0 && html`<br /><span class="muted">devuelto ${pesosText(payment.refundedCents)}</span>`}
    </td>
    <td>
      <span class="status ${payment.status}">${payment.status}</span><br /><span class="muted"
        >${payment.statusDetail}</span
      >
    </td>
    <td>${payment.card.method} ${payment.card.lastFour}<br /><span class="muted">${payment.card.holder}</span></td>
    <td>
      <div class="buttons">
        ${panelMoves(payment).map(
          (move) =>
            html`<form method="post" action="_sandbox/panel/move">
              <input type="hidden" name="payment" value="${payment.id}" />
              <input type="hidden" name="status" value="${move.status}" />
              <input type="hidden" name="detail" value="${move.detail}" />
              <button type="submit" aria-label="${move.label} el pago ${payment.id}">${move.label}</button>
            </form>`,
        )}
        ${payment.status === 'approved' && partButtons(payment)}
        ${refunds.filter((refund) => refund.status === 'in_process').map(refundButtons)}
      </div>
    </td>
  </tr>`;
}

/** What the seller and the provider do besides moving a payment: a partial refund, and a fraud alert. */
function partButtons(payment: Payment): View {
  return html`<form method="post" action="_sandbox/panel/refund">
      <input type="hidden" name="payment" value="${payment.id}" />
      <input name="amount" inputmode="decimal" size="8" aria-label="Monto a devolver del pago ${payment.id}" />
      <button type="submit" aria-label="Devolver una parte del pago ${payment.id}">Devolver parte</button>
    </form>
    <form method="post" action="_sandbox/panel/notice">
      <input type="hidden" name="payment" value="${payment.id}" />
      <input type="hidden" name="topic" value="stop_delivery_op_wh" />
      <button type="submit" aria-label="Frenar la entrega del pago ${payment.id}">Frenar la entrega</button>
    </form>`;
}

function refundButtons(refund: Refund): View {
  return html`<form method="post" action="_sandbox/panel/settle">
    <input type="hidden" name="refund" value="${refund.id}" />
    <span class="muted">Devolución de ${pesosText(refund.amountCents)} en proceso</span>
    <button type="submit" name="status" value="approved">Aprobar devolución</button>
    <button type="submit" name="status" value="rejected">Rechazar devolución</button>
  </form>`;
}

const DELIVERY_STATUS = { waiting: 'en espera', delivered: 'entregado', lost: 'perdido a propósito' } as const;

function deliveriesTable(deliveries: Delivery[]): View {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Avisos a la tienda">
    <table>
      <thead>
        <tr>
          <th scope="col">Pago</th>
          <th scope="col">Aviso</th>
          <th scope="col">Estado</th>
          <th scope="col">Intentos</th>
          <th scope="col">Última respuesta</th>
          <th scope="col">Próximo intento</th>
        </tr>
      </thead>
      <tbody>
        ${deliveries.map(
          (one) =>
            html`<tr>
              <th scope="row">${one.paymentId}</th>
              <td>
                ${one.topic === 'payment' ? one.action : one.topic}<br /><span class="muted"
                  >${one.kind}, firma ${one.signature}</span
                >
              </td>
              <td>${DELIVERY_STATUS[one.status]}</td>
              <td>${one.attempts}</td>
              <td>${one.lastStatus ?? one.lastError ?? '—'}</td>
              <td>${one.status === 'waiting' ? momentText(one.dueAt) : '—'}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** 2026-01-31 10:04:58 */
function momentText(at: number): string {
  return providerDate(at).slice(0, 19).replace('T', ' ');
}
