import { z } from 'zod';
import { dayAsked } from '#contract/core/protocol/days-asked.ts';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { moment } from '#contract/core/fields/fields.ts';
import { pageFields, pageKind, pageSlug } from './page-rules.ts';
import { shownPage } from './pages.ts';
import { seenVersion, version } from '#contract/core/protocol/row-version.ts';

/**
 * Where a page is: never published or taken back; public; public from a day on; public with newer changes that are not;
 * no longer public because its last day is over.
 */
export const pageStates = ['draft', 'published', 'scheduled', 'changed', 'ended'] as const;

export type PageState = (typeof pageStates)[number];

/** A page in the list of the back office. It is public from a moment on, and until the end of a day. */
const pageRow = z.object({
  slug: z.string(),
  kind: pageKind.nullable(),
  title: z.string(),
  state: z.enum(pageStates),
  /** True if anybody can open it at this moment. */
  isPublic: z.boolean(),
  from: moment.nullable(),
  until: z.iso.date().nullable(),
  inMenu: z.boolean(),
  inFooter: z.boolean(),
  changedAt: moment,
  changedBy: z.string(),
  version,
});

export type PageRow = z.output<typeof pageRow>;

/** A version of a page. */
const pageVersion = z.object({
  version,
  title: z.string(),
  at: moment,
  by: z.string(),
  /** From when it was or is to be public; null for a draft. */
  publishAt: moment.nullable(),
  isPublic: z.boolean(),
});

export type PageVersion = z.output<typeof pageVersion>;

/** A page as its editor opens it: the newest version, and the data of the shop that it names and that are not set. */
const deskPage = pageRow.extend({
  description: z.string(),
  html: z.string(),
  isDated: z.boolean(),
  gaps: z.array(z.string()),
  versions: z.array(pageVersion),
});

export type DeskPage = z.output<typeof deskPage>;

/** What a page can name of the shop, '{{empresa}}', with its present value; null if it is not set. */
const namedValue = z.object({ name: z.string(), label: z.string(), value: z.string().nullable() });

export type NamedValue = z.output<typeof namedValue>;

const pageTemplate = z.object({ kind: pageKind, title: z.string(), slug: z.string(), about: z.string() });

export type PageTemplate = z.output<typeof pageTemplate>;

const slug = { slug: pageSlug };
/** A change of when a page is public needs the version that was looked at. */
const looked = { ...slug, version: seenVersion.unwrap() };

export const pageDesk = {
  list: endpoint({
    method: 'GET',
    path: '/admin/pages',
    summary: "All pages, the templates of the shop's country, and what pages can name of the shop",
    permission: 'content.write',
    input: z.object({}),
    output: z.object({
      pages: z.array(pageRow),
      templates: z.array(pageTemplate),
      values: z.array(namedValue),
    }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/admin/pages/:slug',
    summary: 'The newest version of a page, and the list of its versions',
    permission: 'content.write',
    input: z.object(slug),
    output: deskPage,
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/pages',
    summary: 'Creates a draft: from the template `kind`, or an empty one',
    permission: 'content.write',
    input: z.object({ ...slug, title: pageFields.title, kind: pageKind.nullable().default(null) }),
    output: deskPage,
    status: 201,
    errors: ['page_taken'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/admin/pages/:slug',
    summary: 'Saves a draft; what is public stays as it is',
    permission: 'content.write',
    input: z.object({ ...slug, ...pageFields, version: seenVersion }),
    output: deskPage,
    errors: ['not_found', 'changed_meanwhile'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/admin/pages/:slug/publish',
    summary: 'Publishes the newest version: at once or from a day on, for good or to the end of a day',
    permission: 'content.publish',
    input: z.object({ ...looked, from: dayAsked.optional(), until: dayAsked.optional() }),
    output: deskPage,
    errors: ['not_found', 'changed_meanwhile', 'page_gaps', 'page_empty', 'page_needed', 'invalid'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/admin/pages/:slug/withdraw',
    summary: 'Takes a page back: it becomes a draft',
    permission: 'content.publish',
    input: z.object(looked),
    output: deskPage,
    errors: ['not_found', 'changed_meanwhile', 'page_needed'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/admin/pages/:slug/restore',
    summary: 'Saves the text of an earlier version as a draft',
    permission: 'content.write',
    input: z.object({ ...looked, earlier: seenVersion.unwrap() }),
    output: deskPage,
    errors: ['not_found', 'changed_meanwhile'],
  }),
  preview: endpoint({
    method: 'GET',
    path: '/admin/pages/:slug/preview',
    summary: 'A version of a page as everybody would see it; by default the newest',
    permission: 'content.write',
    input: z.object({ ...slug, version: seenVersion }),
    output: shownPage.extend({ version, state: z.enum(pageStates), gaps: z.array(z.string()) }),
    errors: ['not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/pages/:slug',
    summary: 'Deletes a page with all of its versions',
    permission: 'content.publish',
    input: z.object(slug),
    output: z.object({ slug: z.string() }),
    errors: ['not_found', 'page_needed'],
  }),
} as const;
