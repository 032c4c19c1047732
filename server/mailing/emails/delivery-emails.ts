import type { FulfilmentState } from '#contract/fulfilment.ts';
import { moneyOf, sum } from '#contract/money.ts';
import type { Order } from '#contract/orders.ts';
import { countWords, formatPrice } from '#contract/price-words.ts';
import type { Progress } from '#contract/tracking.ts';
import type { DeliveryEmailKind } from '../../outbox/email-kinds.service.ts';
import type { Email, EmailRow } from '../email.ts';

/** The order of an e-mail about its delivery; `url` is its tracking page. */
export type ToldDelivery = { readonly order: Order; readonly progress: Progress; readonly url: string };

type DeliveryEmail = {
  /** The only state in which the e-mail is true: one that was taken back meanwhile is not sent. */
  readonly state: FulfilmentState;
  readonly write: (told: ToldDelivery) => Pick<Email, 'subject' | 'title' | 'paragraphs'> & Partial<Email>;
};

const deliveryEmails: Readonly<Record<DeliveryEmailKind, DeliveryEmail>> = {
  'delivery-dispatched': {
    state: 'dispatched',
    write: ({ order, progress: { parcels } }) => ({
      subject: `Su orden N° ${order.number} está en camino`,
      title: 'Su compra está en camino',
      paragraphs: [
        parcels.length > 1 ? `Sale en ${parcels.length} paquetes.` : 'Salió de la tienda.',
        'Con el enlace de abajo puede seguirla sin iniciar sesión. Compártalo solo con quien la reciba.',
      ],
      rows: parcels.map(parcelRow),
    }),
  },
  'delivery-ready': {
    state: 'ready_for_pickup',
    write: ({ order }) => ({
      subject: `Su orden N° ${order.number} está lista para retirar`,
      title: 'Su compra la espera en la tienda',
      paragraphs: [`Puede pasar a retirarla. Diga el número de su orden, ${order.number}, y lleve su documento.`],
    }),
  },
  'delivery-done': {
    state: 'delivered',
    write: ({ order }) => ({
      subject: `Entregamos su orden N° ${order.number}`,
      title: 'Su compra fue entregada',
      paragraphs: [
        'Esperamos que la disfrute. Si algo no está como esperaba, responda este correo con el número de su orden.',
      ],
    }),
  },
  'delivery-cancelled': {
    state: 'cancelled',
    write: ({ order }) => ({
      subject: `Cancelamos su orden N° ${order.number}`,
      title: 'Su orden quedó cancelada',
      paragraphs: ['Sus prendas no se envían y vuelven a la venta.', ...backWords(order)],
    }),
  },
};

/** What goes back to the buyer, as far as the provider did not refuse it. */
function backWords({ refunds, total }: Order): string[] {
  const amounts = refunds.flatMap(({ amount, state }) => (state === 'refused' ? [] : [amount]));
  if (amounts.length === 0) return [];
  const back = formatPrice(sum(moneyOf(0, total.currency), ...amounts));
  return [
    `Le devolvemos ${back} por el mismo medio con el que pagó. Puede tardar unos días en verse en su cuenta o en el resumen de su tarjeta.`,
  ];
}

/** Returns an e-mail about the present state of a delivery; undefined if it is no longer true. */
export function deliveryEmail(kind: DeliveryEmailKind, told: ToldDelivery): Email | undefined {
  const { state, write } = deliveryEmails[kind];
  if (told.progress.state !== state) return undefined;
  return { button: { text: 'Seguir su compra', url: told.url }, ...write(told) };
}

function parcelRow({ carrier, trackingNumber, link, units }: Progress['parcels'][number]): EmailRow {
  return {
    name: carrier ?? 'Lo lleva la tienda',
    ...(trackingNumber !== '' && { detail: `Seguimiento N° ${trackingNumber}` }),
    value: countWords(units, 'prenda', 'prendas'),
    ...(link !== null && { url: link }),
  };
}
