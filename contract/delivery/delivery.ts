import { z } from 'zod';
import { inOwnLanguage } from '#contract/core/shop/in-own-language.ts';
import { deliveryRate, methodFields, zoneFields } from './delivery-rules.ts';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { money, rowId } from '#contract/core/fields/fields.ts';
import { provinceCode } from '#contract/core/fields/postal-fields.ts';
import { seenVersion, version } from '#contract/core/protocol/row-version.ts';

/** How an order reaches its buyer: sent to an address, or picked up at the shop. */
export const deliveryKinds = ['home', 'pickup'] as const;

export type DeliveryKind = (typeof deliveryKinds)[number];

/** Working days from the payment, both included. */
export const deliveryDays = z.object({ from: z.int(), to: z.int() });

/** Where and when an order can be picked up. */
export const pickupPlace = z.object({
  address: z.string(),
  hours: z.string(),
  inOwnLanguage: inOwnLanguage(['hours']),
});

/**
 * A delivery method as a buyer sees it. Its price is `rate`, or nothing from the subtotal `freeFrom`: `deliveryPrice`
 * computes it. `pickup` is where to pick up, for that kind only.
 */
export const deliveryOffer = z.object({
  id: z.int(),
  kind: z.enum(deliveryKinds),
  title: z.string(),
  rate: deliveryRate,
  freeFrom: money.nullable(),
  days: deliveryDays.nullable(),
  pickup: pickupPlace.nullable(),
  inOwnLanguage: inOwnLanguage(['title']),
});

export type DeliveryOffer = z.output<typeof deliveryOffer>;

const zoneArea = z.object({
  provinces: z.array(provinceCode),
  postalRanges: z.array(z.object({ from: z.int(), to: z.int() })),
});

/** A method that is on, and where it is offered; null for the whole country. */
export const areaOffer = deliveryOffer.extend({ area: zoneArea.nullable() });

export type AreaOffer = z.output<typeof areaOffer>;

/** A zone, for administrators. */
export const deliveryZone = zoneArea.extend({ id: z.int(), name: z.string(), version });

export type DeliveryZone = z.output<typeof deliveryZone>;

/** A delivery method, for administrators. Without a zone it serves the whole country. */
export const deliveryMethod = deliveryOffer.extend({
  zoneId: z.int().nullable(),
  isActive: z.boolean(),
  version,
});

export type DeliveryMethod = z.output<typeof deliveryMethod>;

/** Both in the order in which buyers see the methods. */
const deliveryDesk = z.object({ zones: z.array(deliveryZone), methods: z.array(deliveryMethod) });

const changed = { id: rowId, version: seenVersion };

export const delivery = {
  offers: endpoint({
    method: 'GET',
    path: '/delivery',
    summary: 'The delivery methods that are on, with the areas where they are offered',
    roles: anyone,
    input: z.object({}),
    output: z.array(areaOffer),
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/delivery',
    summary: 'All delivery methods and zones',
    permission: 'delivery.write',
    input: z.object({}),
    output: deliveryDesk,
  }),
  addZone: endpoint({
    method: 'POST',
    path: '/admin/delivery/zones',
    summary: 'Adds a delivery zone',
    permission: 'delivery.write',
    input: zoneFields,
    output: deliveryZone,
    status: 201,
    errors: ['delivery_zone_taken'],
  }),
  changeZone: endpoint({
    method: 'PUT',
    path: '/admin/delivery/zones/:id',
    summary: 'Replaces a delivery zone',
    permission: 'delivery.write',
    input: z.object(changed).and(zoneFields),
    output: deliveryZone,
    errors: ['delivery_zone_not_found', 'delivery_zone_taken', 'changed_meanwhile'],
  }),
  removeZone: endpoint({
    method: 'DELETE',
    path: '/admin/delivery/zones/:id',
    summary: 'Deletes a delivery zone that no method uses',
    permission: 'delivery.write',
    input: z.object({ id: rowId }),
    output: z.object({ id: z.int() }),
    errors: ['delivery_zone_not_found', 'delivery_zone_in_use'],
  }),
  addMethod: endpoint({
    method: 'POST',
    path: '/admin/delivery/methods',
    summary: 'Adds a delivery method, after the present ones',
    permission: 'delivery.write',
    input: methodFields,
    output: deliveryMethod,
    status: 201,
    errors: ['delivery_zone_not_found', 'currency_changed'],
  }),
  changeMethod: endpoint({
    method: 'PUT',
    path: '/admin/delivery/methods/:id',
    summary: 'Replaces a delivery method; orders keep what they were placed with',
    permission: 'delivery.write',
    input: z.object(changed).and(methodFields),
    output: deliveryMethod,
    errors: ['delivery_method_not_found', 'delivery_zone_not_found', 'changed_meanwhile', 'currency_changed'],
  }),
  placeMethod: endpoint({
    method: 'POST',
    path: '/admin/delivery/methods/:id/place',
    summary: 'Moves a delivery method one place up or down among the methods',
    permission: 'delivery.write',
    input: z.object({ id: rowId, direction: z.enum(['up', 'down']) }),
    output: deliveryDesk,
    errors: ['delivery_method_not_found'],
  }),
  removeMethod: endpoint({
    method: 'DELETE',
    path: '/admin/delivery/methods/:id',
    summary: 'Deletes a delivery method; orders keep what they were placed with',
    permission: 'delivery.write',
    input: z.object({ id: rowId }),
    output: z.object({ id: z.int() }),
    errors: ['delivery_method_not_found'],
  }),
} as const;
