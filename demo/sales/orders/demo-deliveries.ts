import { hourMs } from '#contract/core/time/units.ts';
import type { FulfilmentState } from '#contract/sales/fulfilment/fulfilment.ts';
import type { Transaction } from '#platform/database/database.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { carriers, parcelLines, parcels } from '#server/sales/fulfilment/fulfilment.tables.ts';

/** With their public pages for following a parcel, as shops linked to them in 2026. */
const demoCarriers = [
  { name: 'Andreani', linkTemplate: 'https://www.andreani.com/envio/{numero}' },
  {
    name: 'Correo Argentino',
    linkTemplate: 'https://www.correoargentino.com.ar/formularios/e-commerce?id={numero}',
  },
  { name: 'OCA', linkTemplate: 'https://www.oca.com.ar/envios/paquetes/?numero={numero}' },
] as const;

/** The states through which each of the demo's deliveries went. */
const pathTo = {
  to_prepare: ['to_prepare'],
  preparing: ['to_prepare', 'preparing'],
  ready_for_pickup: ['to_prepare', 'preparing', 'ready_for_pickup'],
  dispatched: ['to_prepare', 'preparing', 'dispatched'],
  delivered: ['to_prepare', 'preparing', 'dispatched', 'delivered'],
  returned: ['to_prepare', 'preparing', 'dispatched', 'returned'],
  cancelled: ['to_prepare', 'cancelled'],
} as const satisfies Record<FulfilmentState, readonly FulfilmentState[]>;

/** Inserts the demo's carriers. */
export async function insertDemoCarriers(db: Transaction): Promise<void> {
  await db.insert(carriers).values([...demoCarriers]);
}

type Delivery = {
  readonly reference: string;
  readonly state: FulfilmentState;
  /** When the order was paid; each step follows after some hours. */
  readonly paidAt: Date;
  /** The units of each line, by its position. */
  readonly lines: readonly { readonly position: number; readonly quantity: number }[];
};

/** Inserts the steps and the parcel of a past order's delivery. */
export async function insertDemoDelivery(db: Transaction, { reference, state, paidAt, lines }: Delivery) {
  const path = pathTo[state];
  const at = (step: number) => new Date(paidAt.getTime() + step * 20 * hourMs);
  for (const [step, to] of path.entries()) {
    const from = path[step - 1];
    if (from === undefined) continue;
    await recordEvent(db, {
      at: at(step),
      kind: 'order.fulfilment-moved',
      subject: reference,
      actor: 'admin:admin',
      data: { from, to, reason: 'by_hand' },
    });
  }
  const sent = path.findIndex((one) => one === 'dispatched');
  if (sent < 0) return;
  const [carrier] = await db.select().from(carriers).orderBy(carriers.id).limit(1);
  const trackingNumber = `36000${String(paidAt.getTime()).slice(-9)}`;
  const deliveredAt = state === 'delivered' ? at(path.length - 1) : null;
  const [parcel] = await db
    .insert(parcels)
    .values({ orderReference: reference, carrierId: carrier?.id, trackingNumber, dispatchedAt: at(sent), deliveredAt })
    .returning({ id: parcels.id });
  const parcelId = parcel?.id ?? 0;
  const handed = { parcelId, carrier: carrier?.name ?? null, trackingNumber };
  const told = { kind: 'order.parcel', subject: reference, actor: 'admin:admin' } as const;
  await recordEvent(db, { ...told, at: at(sent), data: { what: 'dispatched', ...handed } });
  await db.insert(parcelLines).values(lines.map((line) => ({ ...line, parcelId, orderReference: reference })));
}
