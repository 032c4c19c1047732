import { z } from 'zod';
import { inOwnLanguage } from '#contract/core/shop/in-own-language.ts';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { menuLists } from './menu-rules.ts';
import { seenVersionOrNone, version } from '#contract/core/protocol/row-version.ts';

/** A link with its address: a path of the shop, an https address of another site, a mailbox or a telephone. */
const shownLink = z.object({ text: z.string(), to: z.string(), inOwnLanguage: inOwnLanguage(['text']) });

/** What every page of the shop shows in its header and footer besides the fixed entries. */
const shownMenu = z.object({
  main: z.array(shownLink.extend({ links: z.array(shownLink) })),
  /** An empty title stands for the shop's name. */
  footer: z.array(z.object({ title: z.string(), links: z.array(shownLink), inOwnLanguage: inOwnLanguage(['title']) })),
  /** The page about the shop; null if there is none. */
  about: z.string().nullable(),
  /** The page with the measures of the sizes; null if there is none. */
  sizes: z.string().nullable(),
  /** How the shop is reached: mailbox, telephone, WhatsApp and its pages elsewhere. */
  contact: z.array(shownLink),
  /** What laws want at the end of every page: the seller's page of the tax authority, and where buyers complain. */
  legal: z.array(shownLink),
  /** The ids of the categories that have products: the others are not in the menu. */
  filled: z.array(z.int()),
  /** False while the assistant has no answer. */
  hasAnswers: z.boolean(),
  /** What a buyer accepts: the terms, the privacy notice and the rules of returns, as far as they are public. */
  accepted: z.array(shownLink),
});

export type ShownLink = z.output<typeof shownLink>;

export type ShownMenu = z.output<typeof shownMenu>;

/** A link that leads nowhere, by its place in the lists: 'main.0.links.2', and what is wrong with it. */
const brokenLink = z.object({ place: z.string(), problem: z.string() });

export type BrokenLink = z.output<typeof brokenLink>;

const addedPage = z.object({ slug: z.string(), title: z.string() });

export type AddedPage = z.output<typeof addedPage>;

const deskMenu = z.object({
  ...menuLists,
  /** Public pages that say themselves that they want to be there, and that are in no list: they come last. */
  added: z.object({ main: z.array(addedPage), footer: z.array(addedPage) }),
  /** 0 for a menu that was never changed. */
  version,
  broken: z.array(brokenLink),
  /** The menu of a shop whose owner has changed nothing, in the shop's own language. */
  first: z.object(menuLists),
});

export type DeskMenu = z.output<typeof deskMenu>;

export const menus = {
  shown: endpoint({
    method: 'GET',
    path: '/menu',
    summary:
      "The owner's entries of the menu, the groups of the footer, the pages about the shop and its sizes, and where buyers complain",
    roles: anyone,
    input: z.object({}),
    output: shownMenu,
  }),
  desk: endpoint({
    method: 'GET',
    path: '/admin/menu',
    summary: 'The menu and the footer as the owner set them, with links that lead nowhere',
    permission: 'content.write',
    input: z.object({}),
    output: deskMenu,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/admin/menu',
    summary: 'Sets the menu and the footer',
    permission: 'content.publish',
    input: z.object({ ...menuLists, version: seenVersionOrNone }),
    output: deskMenu,
    errors: ['changed_meanwhile', 'invalid'],
  }),
} as const;
