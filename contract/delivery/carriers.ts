import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { rowId } from '#contract/core/fields/fields.ts';
import { oneLine, optionalLine } from '#contract/core/fields/one-line.ts';
import { seenVersion, version } from '#contract/core/protocol/row-version.ts';

/** What stands for the tracking number in a carrier's link. */
export const numberPlace = '{numero}';

const name = oneLine(60, { error: () => t('carriers.nameMissing') });

/** Where a parcel can be followed on the carrier's site; '' for a carrier without such a page. */
const linkTemplate = optionalLine(300).refine((text) => text === '' || isLinkTemplate(text), {
  error: () => t('carriers.badLink', { numberPlace }),
});

/** The number stands behind the host: within it a number would choose whose page the buyer opens. Nobody logs in there. */
function isLinkTemplate(text: string): boolean {
  const [first, other] = ['1', '2'].map((number) => urlOf(text.replaceAll(numberPlace, number)));
  if (!first || !other || /\s/.test(text)) return false;
  const isPlain = first.protocol === 'https:' && first.username === '' && first.password === '';
  return isPlain && first.origin === other.origin && first.href !== other.href;
}

const urlOf = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

/** A company that brings parcels. One that is not active is not offered for new ones. */
export const carrier = z.object({
  id: z.int(),
  name: z.string(),
  linkTemplate: z.string(),
  isActive: z.boolean(),
  version,
});

export type CarrierRow = z.output<typeof carrier>;

export const carriers = {
  list: endpoint({
    method: 'GET',
    path: '/admin/carriers',
    summary: 'All carriers by name',
    permission: 'orders.read',
    input: z.object({}),
    output: z.array(carrier),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/carriers',
    summary: 'Adds a carrier; `linkTemplate` has {numero} where the tracking number belongs',
    permission: 'delivery.write',
    input: z.object({ name, linkTemplate: linkTemplate.default(''), isActive: z.boolean().default(true) }),
    output: carrier,
    status: 201,
    errors: ['carrier_taken'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/admin/carriers/:id',
    summary: 'Changes a carrier, also in the links of parcels that it already has',
    permission: 'delivery.write',
    input: z.object({
      id: rowId,
      name: name.optional(),
      linkTemplate: linkTemplate.optional(),
      isActive: z.boolean().optional(),
      version: seenVersion,
    }),
    output: carrier,
    errors: ['carrier_not_found', 'carrier_taken', 'changed_meanwhile'],
  }),
} as const;
