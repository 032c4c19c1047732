import { t } from '#messages/messages.ts';
import type { FulfilmentState } from '#contract/sales/fulfilment/fulfilment.ts';
import { moneyOf, sum } from '#contract/core/money/money.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { Progress } from '#contract/sales/fulfilment/tracking.ts';
import type { Services } from '#server/core/context/context.ts';
import type { DeliveryEmailKind } from '#server/core/outbox/email-kinds.service.ts';
import type { Email, EmailRow } from '../email.ts';
import { filledLetter } from '../letters/filled-letter.ts';
import type { ValuesOf } from '../letters/letter-values.ts';
import { orderFilling } from './order-rows.ts';

/** The order of an e-mail about its delivery; `url` is its tracking page. */
export type ToldDelivery = { readonly order: Order; readonly progress: Progress; readonly url: string };

/** The only state in which an e-mail is true: one that was taken back meanwhile is not sent. */
const states: Readonly<Record<DeliveryEmailKind, FulfilmentState>> = {
  'delivery-dispatched': 'dispatched',
  'delivery-ready': 'ready_for_pickup',
  'delivery-done': 'delivered',
  'delivery-cancelled': 'cancelled',
};

type Needs = Pick<Services, 'letters' | 'settings'>;

/** Returns an e-mail about the present state of a delivery; undefined if it is no longer true. */
export function deliveryEmail(services: Needs, kind: DeliveryEmailKind, told: ToldDelivery): Email | undefined {
  const { order, progress, url } = told;
  if (progress.state !== states[kind]) return undefined;
  const { pickup } = order.delivery;
  const values: ValuesOf<'delivery-dispatched'> & ValuesOf<'delivery-ready'> & ValuesOf<'delivery-cancelled'> = {
    ...orderFilling(order, url),
    paquetes: t('mailing.parcels', { count: progress.parcels.length }),
    envio: progress.parcels.map(parcelRow),
    lugar: pickup ? `${pickup.address}. ${pickup.hours}` : undefined,
    devuelto: givenBack(order),
  };
  return filledLetter(services, kind, values);
}

/** What goes back to the buyer, as far as the provider did not refuse it. */
function givenBack({ refunds, total }: Order): string | undefined {
  const amounts = refunds.flatMap(({ amount, state }) => (state === 'refused' ? [] : [amount]));
  return amounts.length === 0 ? undefined : formatPrice(sum(moneyOf(0, total.currency), ...amounts));
}

function parcelRow({ carrier, trackingNumber, link, units }: Progress['parcels'][number]): EmailRow {
  return {
    name: carrier ?? t('mailing.broughtByShop'),
    ...(trackingNumber !== '' && { detail: t('mailing.trackingNumber', { number: trackingNumber }) }),
    value: t('mailing.items', { count: units }),
    ...(link !== null && { url: link }),
  };
}
