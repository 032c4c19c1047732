import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { optionalLine } from '#contract/core/fields/one-line.ts';
import { composition, compositionGiven } from './composition.ts';
import { isOrigin } from './origins.ts';

/** Who wears a garment, by age: the groups of shopping feeds. */
export const ageGroups = ['newborn', 'infant', 'toddler', 'kids', 'adult'] as const;

export type AgeGroup = (typeof ageGroups)[number];

/** Somebody who answers for goods: name, postal address, and an e-mail address or page (Regulation (EU) 2023/988, art. 19). */
const party = z.object({ name: z.string(), address: z.string(), contact: z.string() });

export type Party = z.output<typeof party>;

/** Returns who answers for goods in one line; '' for nobody. */
export function partyWords(answering: Party | null): string {
  return answering ? [answering.name, answering.address, answering.contact].filter(Boolean).join(', ') : '';
}

/** The same as it is sent; empty lines are nobody. */
const partyGiven = z
  .object({
    name: optionalLine(120).default(''),
    address: optionalLine(240).default(''),
    contact: optionalLine(200).default(''),
  })
  .refine(({ name, address, contact }) => name !== '' || (address === '' && contact === ''), {
    path: ['name'],
    error: () => t('garment.partyNameMissing'),
  })
  .transform((given) => (given.name === '' ? null : given))
  .nullable();

const origin = z.preprocess(
  (given) => (given === '' ? null : given),
  z
    .string()
    .toUpperCase()
    .refine(isOrigin, { error: () => t('garment.badOrigin') })
    .nullable(),
);

/** What a garment is beside its words, as it is sent: what is left out stays as it is. */
export const garmentGiven = {
  /** True if it stands in both genders; its category is of `gender`. */
  isUnisex: z.boolean().optional(),
  ageGroup: z.enum(ageGroups).optional(),
  composition: compositionGiven,
  origin: origin.optional(),
  maker: partyGiven.optional(),
  responsible: partyGiven.optional(),
};

/** The same as it is answered. `facts` says in words what of it is known, for the page of a product. */
export const garment = {
  isUnisex: z.boolean(),
  ageGroup: z.enum(ageGroups),
  composition,
  origin: z.string().nullable(),
  maker: party.nullable(),
  responsible: party.nullable(),
  facts: z.array(z.object({ name: z.string(), text: z.string() })),
};
