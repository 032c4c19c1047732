import { z } from 'zod';
import { inOwnLanguage } from '#contract/core/shop/in-own-language.ts';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { pageSlug } from './page-rules.ts';

/** A question of a page of questions and its answer, as plain text. */
const question = z.object({ question: z.string(), answer: z.string() });

/** A page as everybody sees it: its HTML is sanitized, and the shop's data are filled in. */
export const shownPage = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  html: z.string(),
  /** The shop's day of the last change; null if the page does not show it. */
  changedOn: z.iso.date().nullable(),
  questions: z.array(question),
  inOwnLanguage: inOwnLanguage(['title', 'description', 'html']),
});

export type ShownPage = z.output<typeof shownPage>;

/** The pages that the owner wrote, as everybody sees them. */
export const pages = {
  one: endpoint({
    method: 'GET',
    path: '/pages/:slug',
    summary: 'A published page of the owner',
    roles: anyone,
    input: z.object({ slug: pageSlug }),
    output: shownPage,
    errors: ['not_found'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/pages',
    summary: 'The addresses and titles of the published pages',
    roles: anyone,
    input: z.object({}),
    output: z.array(z.object({ slug: z.string(), title: z.string(), changedOn: z.iso.date() })),
  }),
} as const;
