import { z } from 'zod';
import { moment, money, rowId, wholeNumber } from '#contract/core/fields/fields.ts';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { seenVersion, version } from '#contract/core/protocol/row-version.ts';
import { roundings } from '#contract/goods/grid/price-steps.ts';
import { chosenGoods } from '#contract/site/collections/chosen-goods.ts';
import { clockStates } from '../clock-state.ts';
import { campaignPreview } from './campaign-preview.ts';
import { campaignFields } from './campaign-rules.ts';

/** A campaign as the back office shows it. */
const campaign = z.object({
  id: z.int(),
  name: z.string(),
  goods: chosenGoods,
  /** What its goods are called; null if they are gone. */
  goodsName: z.string().nullable(),
  discount: z.discriminatedUnion('by', [
    z.object({ by: z.literal('percent'), percent: z.number(), rounding: z.enum(roundings) }),
    z.object({ by: z.literal('price'), price: money }),
  ]),
  sparesLosses: z.boolean(),
  from: moment,
  until: moment.nullable(),
  state: z.enum(clockStates),
  /** How many products have its price now, and how many left it because somebody gave them another one. */
  products: z.int(),
  left: z.int(),
  /** False while prices are being switched. */
  isSettled: z.boolean(),
  version,
});

export type Campaign = z.output<typeof campaign>;

/** The campaign that gives a product its price now, and until when; null for one that somebody ends by hand. */
const givingCampaign = z.object({ id: z.int(), name: z.string(), until: moment.nullable() });

export type GivingCampaign = z.output<typeof givingCampaign>;

const permission = 'campaigns.write';
const id = rowId;

export const campaigns = {
  list: endpoint({
    method: 'GET',
    path: '/admin/campaigns',
    summary:
      'All campaigns with their states: those that run first, then those to come, then the past ones, the newest of each first',
    permission,
    input: z.object({}),
    output: z.object({ campaigns: z.array(campaign) }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/admin/campaigns/:id',
    summary: 'A campaign',
    permission,
    input: z.object({ id }),
    output: campaign,
    errors: ['campaign_not_found'],
  }),
  ofProduct: endpoint({
    method: 'GET',
    path: '/admin/products/:productId/campaign',
    summary: 'The campaign that gives a product its price at this moment; null if none does',
    permission: 'goods.read',
    input: z.object({ productId: rowId }),
    output: z.object({ campaign: givingCampaign.nullable() }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/admin/campaign-preview',
    summary: 'What a campaign would do with every product, before it is saved; `id` is the one that is being changed',
    permission,
    input: z.object({ id: rowId.optional(), page: wholeNumber.min(1).max(100_000).default(1) }).and(campaignFields),
    output: campaignPreview,
    errors: ['campaign_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/campaigns',
    summary: 'Adds a campaign; prices follow it from its time on',
    permission,
    input: campaignFields,
    output: campaign,
    status: 201,
    errors: ['currency_changed'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/campaigns/:id',
    summary: 'Replaces a campaign that is not over; the prices of one that runs follow at once',
    permission,
    input: z.object({ id, version: seenVersion }).and(campaignFields),
    output: campaign,
    errors: ['campaign_not_found', 'campaign_over', 'changed_meanwhile', 'currency_changed'],
  }),
  end: endpoint({
    method: 'POST',
    path: '/admin/campaigns/:id/end',
    summary: 'Ends a campaign that runs: its products cost what they cost before',
    permission,
    input: z.object({ id }),
    output: campaign,
    errors: ['campaign_not_found', 'campaign_not_running'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/campaigns/:id',
    summary: 'Deletes a campaign that no product has the price of',
    permission,
    input: z.object({ id }),
    output: z.object({ id: z.int() }),
    errors: ['campaign_not_found', 'campaign_runs'],
  }),
} as const;
