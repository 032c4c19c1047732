import { z } from 'zod';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';

const word = z.string();

const places = z.object({
  words: z.object({
    province: word,
    chooseProvince: word,
    wholeProvinces: word,
    postalOfOther: word,
    city: word,
    missingCity: word,
  }),
  provinces: z.array(z.object({ code: z.string(), name: z.string() })),
  postal: z.object({
    pattern: z.string(),
    digits: z.int(),
    hint: z.string(),
    isRequired: z.boolean(),
    provinces: z.record(z.string(), z.string()),
    isStrict: z.boolean(),
  }),
});

/** What the forms of the shop need to know of its country, of which only the code is in every page. */
const countryForms = z.object({
  places,
  /** For how long a purchase can be taken back by law; null if the law says nothing. */
  withdrawal: z.object({ days: z.int(), unit: z.enum(['days', 'working_days']), isReturnFree: z.boolean() }).nullable(),
  /** Within how many working days the book of complaints is answered; null where the law wants no book. */
  complaintsBook: z.object({ answerDays: z.int() }).nullable(),
  /** Within how many working days the reversal of a payment is asked for; null where the law has none. */
  paymentReversal: z.object({ days: z.int() }).nullable(),
});

export type CountryForms = z.output<typeof countryForms>;

export const country = {
  forms: endpoint({
    method: 'GET',
    path: '/country',
    summary: 'The provinces, postal codes and time to take a purchase back of the shop’s country, as forms need them',
    roles: anyone,
    input: z.object({}),
    output: countryForms,
  }),
} as const;
