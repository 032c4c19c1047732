import { fulfilmentWords } from '#contract/fulfilment.ts';
import { handMeansWords } from '#contract/hand-payments.ts';
import type { TimelineEntry } from '#contract/order-timeline.ts';
import { formatPrice } from '#contract/price-words.ts';
import { returnWords } from '#contract/return-state.ts';
import { meansWords, paymentStatusWords } from '../order-words/means-words.ts';
import { emailName } from '../order-words/email-name.ts';
import { refundStateName } from '../order-words/money-state.ts';
import { orderStatusName } from '../order-words/order-words.ts';
import { actorWords, reasonWords } from './move-words.ts';

/** What an entry of the timeline is called, and what is told of it. */
export type EntryWords = { readonly name: string; readonly told: string };

const awaitedWords = { review: 'El pago está en revisión', voucher: 'Falta pagar el cupón' } as const;

const parcelWords = {
  dispatched: 'Despachado',
  corrected: 'Corregido',
  delivered: 'Entregado',
  removed: 'Quitado',
} as const;

const disputeWords = {
  open: 'El comprador la inició',
  lost: 'Perdida: el dinero quedó en manos del comprador',
  won: 'Ganada: el dinero quedó en la tienda',
} as const;

const withdrawalWords = { received: 'Recibido', handled: 'Atendido' } as const;

/** Returns how the back office tells of an entry. */
export function entryWords(entry: TimelineEntry): EntryWords {
  const by = actorWords(entry.actor);
  switch (entry.what) {
    case 'status':
      return words(orderStatusName(entry.to), by, reasonWords(entry.reason));
    case 'payment':
      return words(
        'Pago',
        paymentStatusWords[entry.status],
        entry.means ? meansWords(entry.means, null) : '',
        formatPrice(entry.amount),
      );
    case 'awaited':
      return words('Pago', awaitedWords[entry.awaited]);
    case 'taken':
      return words('Cobro', handMeansWords[entry.means], by);
    case 'link':
      return words('Enlace de pago', 'Enviado al comprador', by);
    case 'fulfilment':
      return words(fulfilmentWords[entry.to], by, reasonWords(entry.reason));
    case 'parcel':
      return words('Bulto', parcelWords[entry.change], entry.carrier ?? '', entry.trackingNumber, by);
    case 'return':
      return words(`Solicitud N° ${entry.id}`, returnWords[entry.to], by, reasonWords(entry.reason));
    case 'dispute':
      return words('Disputa', disputeWords[entry.state]);
    case 'stopped':
      return words('No entregar', 'El medio de pago pidió no entregar la orden');
    case 'refund':
      return words('Devolución', formatPrice(entry.amount), refundStateName(entry.state), by, refundReason(entry));
    case 'withdrawal':
      return words('Arrepentimiento', withdrawalWords[entry.state], `código ${entry.code}`, by);
    case 'email':
      return words('Correo', emailName(entry.kind), entry.recipient);
    case 'note':
      return words('Nota', entry.text, by);
  }
}

function refundReason({ reason, problem }: Extract<TimelineEntry, { what: 'refund' }>): string {
  return problem ? `motivo: ${problem}` : reasonWords(reason);
}

function words(name: string, ...parts: readonly string[]): EntryWords {
  return { name, told: parts.filter(Boolean).join(' · ') };
}
