import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { moment } from '#contract/core/fields/fields.ts';

/** For how many days an address that was not found is listed after its last visit. */
export const missedDays = 30;

const path = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\\]*$/, { error: () => t('old-addresses.badAddress') });

/** An address of this shop that visitors did not find. `to` is where it leads now; null while it leads nowhere. */
export const missedAddress = z.object({
  path: z.string(),
  visits: z.int(),
  lastAt: moment,
  to: z.string().nullable(),
});

export type MissedAddress = z.output<typeof missedAddress>;

export const oldAddresses = {
  list: endpoint({
    method: 'GET',
    path: '/admin/old-addresses',
    summary:
      'The addresses that visitors did not find in the last 30 days, and those that were directed, most visited first',
    permission: 'content.write',
    input: z.object({}),
    output: z.array(missedAddress),
  }),
  direct: endpoint({
    method: 'PUT',
    path: '/admin/old-addresses',
    summary: 'Directs an address that is not found to another one of the shop; an empty `to` ends that',
    permission: 'content.publish',
    input: z.object({ from: path, to: z.union([z.literal(''), path]) }),
    output: z.array(missedAddress),
  }),
} as const;
