import { z } from 'zod';
import { instalmentTerms } from '#contract/core/money/instalment-terms.ts';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { groupNames } from '#contract/core/settings/owner-settings.ts';

/** The kinds of notices that an owner selects in the provider's panel. */
export const paymentEvents = [
  'pages',
  'payments',
  'refunds',
  'claims',
  'chargebacks',
  'fraud',
  'orders',
  'wholeOrders',
] as const;

export type PaymentEvent = (typeof paymentEvents)[number];

/**
 * What is done in the panel of a provider: an application is made, whose credentials and notices are set; or a key is copied, and an
 * endpoint is added.
 */
export const connectionGuides = ['application', 'endpoint'] as const;

export type ConnectionGuide = (typeof connectionGuides)[number];

/** How the account of a provider is connected: its panel, the address for notices, and the events to select. */
const connection = z.object({
  /** What people call the provider. */
  title: z.string(),
  guide: z.enum(connectionGuides),
  panelUrl: z.string(),
  noticeUrl: z.string(),
  events: z.array(z.enum(paymentEvents)),
});

/** What was found by a real call: whether the shop can be paid, and in words why not, and what else is true of the account. */
const triedConnection = z.object({ isGood: z.boolean(), found: z.array(z.string()) });

export type TriedConnection = z.output<typeof triedConnection>;

export type PaymentConnection = z.output<typeof connection>;

export const payments = {
  instalments: endpoint({
    method: 'GET',
    path: '/instalments',
    summary:
      'In how many instalments amounts can be paid by every card; null where nothing is known of it or it is not shown',
    roles: anyone,
    input: z.object({}),
    output: z.object({ terms: instalmentTerms.nullable() }),
  }),
  connection: endpoint({
    method: 'GET',
    path: '/admin/payments/connection',
    summary:
      'What an owner does in the panel of the payment provider whose settings are a group; null if it does not operate in the country, or the group is of none',
    permission: 'payments.settings',
    input: z.object({ group: z.enum(groupNames) }),
    output: connection.nullable(),
  }),
  tryAccount: endpoint({
    method: 'POST',
    path: '/admin/payments/try',
    summary:
      'Asks the payment provider whose settings are a group whose the stored credential is, and says what was found',
    permission: 'payments.settings',
    input: z.object({ group: z.enum(groupNames) }),
    output: triedConnection,
    errors: ['not_found', 'too_many_requests'],
  }),
} as const;
