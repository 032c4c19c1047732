import { html } from 'hono/html';
import type { View } from '../checkout/layout-view.ts';
import type { Delivery } from '../webhooks/delivery-store.ts';
import type { RefundSwitch } from '../webhooks/switches.ts';
import { momentText, optionsOf, panelFrame, panelTable } from './panel-frame.ts';
import { paymentsTable, type PaymentRow } from './panel-payments.ts';
import {
  ACTION_WORDS,
  DELIVERY_WORDS,
  NEXT_REFUND_WORDS,
  REASON_WORDS,
  SIGNATURE_WORDS,
  TOPIC_WORDS,
} from './panel-words.ts';

const COLUMNS = ['Pago', 'Aviso', 'Estado', 'Intentos', 'Última respuesta', 'Próximo intento'];

/** The latest notifications to the shop. */
function deliveriesTable(deliveries: readonly Delivery[]): View {
  return panelTable('Avisos a la tienda', COLUMNS, deliveries.map(deliveryRow));
}

function deliveryRow(one: Delivery): View {
  const name = one.topic === 'payment' ? ACTION_WORDS[one.action] : TOPIC_WORDS[one.topic];
  const kind = one.kind === 'ipn' ? 'IPN, ' : '';
  const subject = one.subject === null ? '' : ` · id ${one.subject}`;
  return html`<tr>
    <th scope="row">${one.paymentId}</th>
    <td>${name}<br /><span class="muted">${kind}${SIGNATURE_WORDS[one.signature]}${subject}</span></td>
    <td>${DELIVERY_WORDS[one.status]}</td>
    <td>${one.attempts}</td>
    <td>${one.lastStatus ?? one.lastError ?? '—'}</td>
    <td>${one.status === 'waiting' ? momentText(one.dueAt) : '—'}</td>
  </tr>`;
}

type Panel = {
  rows: PaymentRow[];
  deliveries: Delivery[];
  /** How the next refund ends. */
  nextRefund: RefundSwitch;
  /** Whether the last button came too late, or its fields could not be read. */
  isRefused: boolean;
};

/** Payments with their possible changes, how the next refund ends, and the latest notifications to the shop. */
export function panelView({ rows, deliveries, nextRefund, isRefused }: Panel): View {
  return panelFrame(
    html`${isRefused && html`<p class="wrong" role="alert">${REFUSED}</p>`}
      <h2>Próxima devolución</h2>
      ${nextRefundForm(nextRefund)}
      <h2>Pagos</h2>
      ${rows.length === 0 ? html`<p>Todavía no hay pagos.</p>` : paymentsTable(rows)}
      <h2>Avisos a la tienda</h2>
      ${deliveries.length === 0 ? html`<p>Todavía no hay avisos.</p>` : deliveriesTable(deliveries)}`,
  );
}

const REFUSED = 'No se hizo: el pago o la devolución ya no estaban en ese estado, o el monto no es válido.';

function nextRefundForm({ status, reason }: RefundSwitch): View {
  return html`<form method="post" action="_sandbox/panel/next-refund" class="next">
    <label
      >Cuando la tienda pida una devolución
      <select name="status">
        ${optionsOf(NEXT_REFUND_WORDS, status)}
      </select></label
    >
    <label
      >Motivo si no se hace
      <select name="reason">
        ${optionsOf(REASON_WORDS, reason)}
      </select></label
    >
    <button type="submit">Guardar</button>
    <span class="muted">Vale para la próxima devolución y después vuelve a «${NEXT_REFUND_WORDS.approved}».</span>
  </form>`;
}
