import type { DeliveryRate } from '#contract/delivery/delivery-rules.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import type { Executor } from '#platform/database/database.ts';
import { deliveryMethods, deliveryZones } from '#server/delivery/methods/delivery.tables.ts';

/** The one method that is on: a fixed price for the whole country. */
export const demoDelivery = {
  kind: 'home',
  title: 'Envío',
  rate: { by: 'flat', price: shopMoney(5000) } satisfies DeliveryRate,
  days: { from: 3, to: 7 },
} as const;

/** The pick-up at the shop, which some past orders were placed with. */
export const demoPickup = {
  kind: 'pickup',
  title: 'Retiro en la tienda',
  rate: { by: 'flat', price: shopMoney(0) } satisfies DeliveryRate,
  days: { from: 1, to: 2 },
  pickup: { address: 'Honduras 4850, Palermo, Buenos Aires', hours: 'Lunes a sábado de 10 a 19' },
} as const;

/** A method for a zone, which the owner can switch on. */
export const demoSameDay = {
  kind: 'home',
  title: 'Envío en el día',
  days: { from: 0, to: 1 },
} as const;

export const demoZone = {
  name: 'Ciudad y Gran Buenos Aires',
  provinces: ['C'],
  postalRanges: [{ from: 1600, to: 1899 }],
};

/** Inserts the method that is on. */
export async function insertDemoDelivery(db: Executor): Promise<void> {
  await db.insert(deliveryMethods).values({ ...demoDelivery, position: 1, isActive: true });
}

/** Inserts a zone and methods that are off, for the owner to look at and to switch on. */
export async function insertDemoChoices(db: Executor): Promise<void> {
  const [zone] = await db.insert(deliveryZones).values(demoZone).returning({ id: deliveryZones.id });
  await db.insert(deliveryMethods).values([
    {
      ...demoSameDay,
      position: 2,
      zoneId: zone?.id ?? null,
      rate: {
        by: 'weight',
        steps: [
          { upTo: 2000, price: shopMoney(390_000) },
          { upTo: 5000, price: shopMoney(520_000) },
        ],
      },
      freeFrom: shopMoney(25_000_000),
      isActive: false,
    },
    { ...demoPickup, position: 3, isActive: false },
  ]);
}
