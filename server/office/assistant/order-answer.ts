import { t } from '#messages/messages.ts';
import type { FulfilmentState } from '#contract/sales/fulfilment/fulfilment.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import type { Progress } from '#contract/sales/fulfilment/tracking.ts';
import type { Context } from '#server/core/context/context.ts';
import { progressOf } from '#server/sales/fulfilment/progress.service.ts';
import { newestPaidOrders } from '#server/sales/orders/order-fulfilment.service.ts';

/** What stands in an answer for the state of the visitor's own orders. */
const ordersPlace = '{compras}';

/** Of how many orders an answer tells. */
const mostTold = 3;

/** What an order's sentence tells: the day since which its state is so, or 'none', and its parcels. */
type Told = {
  readonly number: number;
  readonly day: string;
  readonly parcels: number;
  /** How many of the parcels have a known carrier. */
  readonly named: number;
  readonly carriers: string;
};

const sentences = {
  to_prepare: ({ number }) => t('assistant.toPrepare', { number }),
  preparing: ({ number, day, parcels }) => t('assistant.preparing', { number, day, parcels }),
  ready_for_pickup: ({ number, day }) => t('assistant.readyForPickup', { number, day }),
  dispatched: ({ number, day, named, carriers }) => t('assistant.dispatched', { number, day, named, carriers }),
  delivered: ({ number, day }) => t('assistant.delivered', { number, day }),
  returned: ({ number, day }) => t('assistant.returned', { number, day }),
  cancelled: ({ number, day }) => t('assistant.cancelled', { number, day }),
} as const satisfies Record<FulfilmentState, (told: Told) => string>;

/** Returns an answer's text with the true state of the visitor's newest orders in the place for it. */
export async function withOrders(ctx: Context, text: string): Promise<string> {
  return text.includes(ordersPlace) ? text.replaceAll(ordersPlace, await ownOrders(ctx).then(literally)) : text;
}

/** Protects a text from the patterns of replaceAll ('$&'). */
const literally = (text: string) => text.replaceAll('$', '$$$$');

async function ownOrders({ db, visitor }: Context): Promise<string> {
  if (visitor.role !== 'customer') return t('assistant.forGuests');
  const orders = await newestPaidOrders(db, visitor.id, mostTold);
  if (orders.length === 0) return t('assistant.noPaidOrders');
  const told: string[] = [];
  for (const order of orders) {
    const progress = await progressOf(db, order);
    if (progress) told.push(sentenceOf(progress));
  }
  return `${told.join(' ')} ${t('assistant.detailIsIn')}`;
}

function sentenceOf({ number, state, steps, parcels }: Progress): string {
  const at = steps.find((step) => step.state === state)?.at;
  const carriers = carriersOf(parcels);
  return sentences[state]({
    number,
    day: at ? shopDay(at) : 'none',
    parcels: parcels.length,
    named: carriers.length,
    carriers: listed(carriers),
  });
}

function carriersOf(parcels: Progress['parcels']): string[] {
  return parcels.flatMap(({ carrier, trackingNumber }) => {
    if (carrier === null) return [];
    return [trackingNumber === '' ? carrier : t('assistant.carrier', { carrier, number: trackingNumber })];
  });
}

function listed([first = '', ...others]: readonly string[]): string {
  return others.reduce((before, carrier) => t('assistant.severalCarriers', { before, carrier }), first);
}
