import { html } from 'hono/html';
import type { View } from '../checkout/layout-view.ts';
import { DETAILS, MOVES, type PaymentStatus } from '../payments/payment-status.ts';
import type { Payment } from '../payments/payment-store.ts';
import type { Refund } from '../payments/refund-store.ts';
import { amountText, type Currency } from '../values/currency.ts';
import type { Topic } from '../webhooks/delivery-store.ts';
import { momentText, optionsOf, panelTable } from './panel-frame.ts';
import { REASON_WORDS, REFUND_WORDS, STATUS_WORDS, TOPIC_WORDS } from './panel-words.ts';

type PanelMove = { status: PaymentStatus; detail: string; label: string };

const LABELS = {
  pending: 'Dejar pendiente',
  authorized: 'Autorizar',
  in_process: 'Poner en revisión',
  approved: 'Aprobar',
  rejected: 'Rechazar',
  cancelled: 'Vencer',
  refunded: 'Devolver',
  in_mediation: 'Abrir reclamo',
  charged_back: 'Contracargo',
} as const satisfies Record<PaymentStatus, string>;

const DISPUTE_ENDS: readonly PanelMove[] = [
  { status: 'charged_back', detail: 'settled', label: 'Contracargo perdido' },
  { status: 'charged_back', detail: 'reimbursed', label: 'Contracargo ganado' },
];

/** Returns the buttons of a payment. */
function panelMoves(payment: Payment): PanelMove[] {
  const targets: readonly PaymentStatus[] = MOVES[payment.status];
  return targets.flatMap((status) => {
    if (payment.status === 'charged_back' && status === 'charged_back') {
      return DISPUTE_ENDS.filter((end) => end.detail !== payment.statusDetail);
    }
    const detail = status === 'approved' && payment.refundedCents > 0 ? 'partially_refunded' : DETAILS[status][0];
    return [{ status, detail, label: LABELS[status] }];
  });
}

/** `topics`: those of the notifications that can be sent about the payment. */
export type PaymentRow = { payment: Payment; currency: Currency; refunds: Refund[]; topics: Topic[] };

const COLUMNS = ['Pago', 'Referencia de la tienda', 'Monto', 'Estado', 'Medio', 'Qué hacer'];

/** The payments with their possible changes. */
export function paymentsTable(rows: readonly PaymentRow[]): View {
  return panelTable('Pagos', COLUMNS, rows.map(paymentRow));
}

function paymentRow({ payment, currency, refunds, topics }: PaymentRow): View {
  return html`<tr>
    <th scope="row">${payment.id}<br /><span class="muted">${momentText(payment.createdAt)}</span></th>
    <td class="reference">${payment.externalReference ?? '—'}</td>
    <td class="amount">${amountText(payment.amountCents + payment.shippingCents, currency)}</td>
    <td>
      <span class="status ${payment.status}">${STATUS_WORDS[payment.status]}</span><br /><span class="muted"
        >${payment.status} / ${payment.statusDetail}</span
      >
    </td>
    <td>${payment.card.method} ${payment.card.lastFour}<br /><span class="muted">${payment.card.holder}</span></td>
    <td>
      <div class="acts">
        <div class="buttons">${panelMoves(payment).map((move) => moveButton(payment, move))}</div>
        ${payment.status === 'approved' && partForm(payment)} ${refunds.map((refund) => refundEntry(refund, currency))}
        ${noticeForm(payment, topics)}
      </div>
    </td>
  </tr>`;
}

function moveButton({ id }: Payment, { status, detail, label }: ReturnType<typeof panelMoves>[number]): View {
  return html`<form method="post" action="_sandbox/panel/move">
    <input type="hidden" name="payment" value="${id}" />
    <input type="hidden" name="status" value="${status}" />
    <input type="hidden" name="detail" value="${detail}" />
    <button type="submit" aria-label="${label} el pago ${id}">${label}</button>
  </form>`;
}

/** A refund that the seller makes at the provider. */
function partForm({ id }: Payment): View {
  return html`<form method="post" action="_sandbox/panel/refund">
    <input type="hidden" name="payment" value="${id}" />
    <input
      name="amount"
      inputmode="decimal"
      size="8"
      placeholder="Monto"
      aria-label="Monto a devolver del pago ${id}"
    />
    <button type="submit" aria-label="Devolver una parte del pago ${id}">Devolver parte</button>
  </form>`;
}

/** A refund, with its reason if it was rejected; one in process can be completed. */
function refundEntry(refund: Refund, currency: Currency): View {
  const amount = amountText(refund.amountCents, currency);
  const name = html`<span class="muted">
    Devolución de ${amount}: ${REFUND_WORDS[refund.status]}${refund.reason === null ? '' : ` (${refund.reason})`}
  </span>`;
  if (refund.status !== 'in_process') return name;
  return html`<form method="post" action="_sandbox/panel/settle">
    <input type="hidden" name="refund" value="${refund.id}" />
    ${name}
    <button type="submit" name="status" value="approved" aria-label="Aprobar la devolución de ${amount}">
      Aprobar devolución
    </button>
    <select name="reason" aria-label="Motivo del rechazo de la devolución de ${amount}">
      ${optionsOf(REASON_WORDS)}
    </select>
    <button type="submit" name="status" value="rejected" aria-label="Rechazar la devolución de ${amount}">
      Rechazar devolución
    </button>
  </form>`;
}

function noticeForm({ id }: Payment, topics: readonly Topic[]): View {
  return html`<form method="post" action="_sandbox/panel/notice">
    <input type="hidden" name="payment" value="${id}" />
    <select name="topic" aria-label="Aviso sobre el pago ${id}">
      ${optionsOf(Object.fromEntries(topics.map((topic) => [topic, TOPIC_WORDS[topic]])))}
    </select>
    <button type="submit" aria-label="Enviar el aviso sobre el pago ${id}">Enviar aviso</button>
  </form>`;
}
