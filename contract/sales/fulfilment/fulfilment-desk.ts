import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { labelFormats } from '#contract/core/countries/label-formats.ts';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { moment, rowId } from '#contract/core/fields/fields.ts';
import { fulfilmentStates } from './fulfilment.ts';
import { optionalLine } from '#contract/core/fields/one-line.ts';
import { seenVersion, version } from '#contract/core/protocol/row-version.ts';

/** The most orders that one call moves or labels. */
export const mostMoved = 200;

const state = z.enum(fulfilmentStates);

/** As carriers print it: letters, digits, spaces, and the signs between them. */
export const trackingNumber = optionalLine(60).regex(/^[\p{L}\p{N} ./_-]*$/u, {
  error: () => t('fulfilment-desk.trackingSigns'),
});

/** True where a parcel may have the number of another order's at the same carrier: `tracking_taken` asks for it. */
const isShared = z.boolean().default(false);

const reason = optionalLine(200).optional();
const reference = z.uuid();
const carrierId = rowId.nullish();
const lineUnits = z.object({ position: z.int().min(0).max(10_000), quantity: z.int().min(1).max(10_000) });

const partOfLine = z.object({
  position: z.int(),
  name: z.string(),
  color: z.string(),
  size: z.string(),
  quantity: z.int(),
});

export const parcel = z.object({
  id: z.int(),
  carrierId: z.int().nullable(),
  carrier: z.string().nullable(),
  trackingNumber: z.string(),
  link: z.string().nullable(),
  dispatchedAt: moment,
  deliveredAt: moment.nullable(),
  lines: z.array(partOfLine),
  version,
});

export type Parcel = z.output<typeof parcel>;

/**
 * The delivery of an order as administrators see it. `state` is null while it is not paid. `isStopped`: the payment
 * provider asked not to send it. `moves` are those that are possible now; `left` are the units in no parcel.
 */
export const deskFulfilment = z.object({
  reference,
  number: z.int(),
  state: state.nullable(),
  isStopped: z.boolean(),
  moves: z.array(z.object({ to: state, kind: z.enum(['step', 'undo']) })),
  parcels: z.array(parcel),
  left: z.array(partOfLine),
  trackingPath: z.string().nullable(),
});

export type DeskFulfilment = z.output<typeof deskFulfilment>;

const refusals = ['order_not_found', 'order_unpaid', 'fulfilment_refused', 'delivery_stopped'] as const;

export const fulfilmentDesk = {
  one: endpoint({
    method: 'GET',
    path: '/admin/orders/:reference/fulfilment',
    summary: 'The delivery of an order: state, possible moves, parcels, and the units that are left',
    permission: 'orders.read',
    input: z.object({ reference }),
    output: deskFulfilment,
    errors: ['order_not_found'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/admin/orders/:reference/fulfilment',
    summary: 'Moves the delivery of a paid order; `from` is the state that the caller saw',
    permission: 'orders.fulfil',
    input: z.object({ reference, from: state.optional(), to: state, reason }),
    output: deskFulfilment,
    errors: [...refusals],
  }),
  moveSeveral: endpoint({
    method: 'POST',
    path: '/admin/orders/fulfilment',
    summary: 'Moves the delivery of several orders, each by itself; the answer names those that failed and why',
    permission: 'orders.fulfil',
    input: z.object({
      references: z.array(reference).min(1).max(mostMoved),
      to: state,
      carrierId,
      reason,
      /** The tracking numbers of those that are dispatched; the others can get theirs later. */
      parcels: z.array(z.object({ reference, trackingNumber })).max(mostMoved).default([]),
      isShared,
    }),
    output: z.object({
      moved: z.array(reference),
      failed: z.array(z.object({ reference, number: z.int().nullable(), code: z.string(), detail: z.string() })),
    }),
    errors: ['carrier_not_found', 'tracking_taken'],
  }),
  addParcel: endpoint({
    method: 'POST',
    path: '/admin/orders/:reference/parcels',
    summary: 'Hands a parcel to a carrier, with all units that are left or some; the last one dispatches the order',
    permission: 'orders.fulfil',
    input: z.object({
      reference,
      carrierId,
      trackingNumber: trackingNumber.default(''),
      lines: z.array(lineUnits).min(1).max(200).optional(),
      isShared,
    }),
    output: deskFulfilment,
    status: 201,
    errors: [...refusals, 'carrier_not_found', 'too_many_units', 'nothing_left', 'tracking_taken'],
  }),
  changeParcel: endpoint({
    method: 'PATCH',
    path: '/admin/orders/:reference/parcels/:id',
    summary: 'Corrects the carrier or the tracking number of a parcel',
    permission: 'orders.fulfil',
    input: z.object({
      reference,
      id: rowId,
      carrierId,
      trackingNumber: trackingNumber.optional(),
      isShared,
      version: seenVersion,
    }),
    output: parcel,
    errors: ['parcel_not_found', 'carrier_not_found', 'tracking_taken', 'changed_meanwhile'],
  }),
  deliverParcel: endpoint({
    method: 'POST',
    path: '/admin/orders/:reference/parcels/:id/delivery',
    summary: 'Notes that a parcel arrived; the last one makes a dispatched order delivered',
    permission: 'orders.fulfil',
    input: z.object({ reference, id: rowId }),
    output: deskFulfilment,
    errors: ['order_not_found', 'parcel_not_found'],
  }),
  removeParcel: endpoint({
    method: 'DELETE',
    path: '/admin/orders/:reference/parcels/:id',
    summary: 'Takes back a parcel that was noted by mistake; its units are left again',
    permission: 'orders.fulfil',
    input: z.object({ reference, id: rowId }),
    output: deskFulfilment,
    errors: ['order_not_found', 'parcel_not_found', 'fulfilment_refused'],
  }),
  labels: endpoint({
    method: 'GET',
    path: '/admin/orders/labels',
    summary: 'The rows of a carrier’s label file for orders with an address; `missing` are the numbers of the others',
    permission: 'orders.fulfil',
    input: z.object({
      format: z.enum(labelFormats),
      number: z.union([z.array(rowId).max(mostMoved), rowId.transform((one) => [one])]),
    }),
    output: z.object({
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      missing: z.array(z.int()),
    }),
  }),
} as const;
