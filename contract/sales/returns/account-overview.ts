import { z } from 'zod';
import { customers, endpoint } from '#contract/core/protocol/endpoint.ts';
import { moment, money } from '#contract/core/fields/fields.ts';
import { picture } from '#contract/core/fields/picture.ts';
import { address } from '#contract/people/addresses.ts';
import { fulfilmentStates } from '../fulfilment/fulfilment.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { returnStates } from './return-state.ts';

/** What was bought: the first product with its colour and its present picture, and how many units there are in all. */
const goods = {
  firstName: z.string(),
  picture: picture.nullable(),
  units: z.int(),
};

const lastOrder = z.object({
  ...goods,
  reference: z.uuid(),
  number: z.int(),
  orderDate: moment,
  status: z.enum(orderStatuses),
  fulfilment: z.enum(fulfilmentStates).nullable(),
  total: money,
});

/** `place` and `until` are where and by when to send the goods, once it is accepted. */
const openReturn = z.object({
  ...goods,
  id: z.int(),
  reference: z.uuid(),
  state: z.enum(returnStates),
  place: z.string().nullable(),
  until: moment.nullable(),
});

export type OpenReturn = z.output<typeof openReturn>;

const overview = z.object({
  order: lastOrder.nullable(),
  /** Those that are not ended, the newest first. */
  returns: z.array(openReturn),
  /** The one that is used always. */
  address: address.nullable(),
});

export type AccountOverview = z.output<typeof overview>;

export const accountOverview = {
  show: endpoint({
    method: 'GET',
    path: '/users/overview',
    summary: 'What the own account begins with: the last order, returns in progress, and the default address',
    roles: customers,
    input: z.object({}),
    output: overview,
  }),
} as const;
