import { html } from 'hono/html';
import type { View } from '../checkout/layout-view.ts';
import type { Delivery } from '../webhooks/delivery-store.ts';
import { momentText, panelTable } from './panel-frame.ts';
import { ACTION_WORDS, DELIVERY_WORDS, SIGNATURE_WORDS, TOPIC_WORDS } from './panel-words.ts';

const COLUMNS = ['Pago', 'Aviso', 'Estado', 'Intentos', 'Última respuesta', 'Próximo intento'];

/** The latest notifications to the shop. */
export function deliveriesTable(deliveries: readonly Delivery[]): View {
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
