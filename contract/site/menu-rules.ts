import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { rowId } from '#contract/core/fields/fields.ts';
import { contentLine, optionalLine } from '#contract/core/fields/one-line.ts';
import { pageSlug } from './page-rules.ts';

/** How many entries each list can have. */
export const mostEntries = { main: 8, nested: 12, groups: 4, links: 12 } as const;

const badPath = { error: () => t('menu-rules.wrongPath') };
const badAddress = { error: () => t('menu-rules.wrongAddress') };
const badQuery = { error: () => t('menu-rules.wrongQuery') };

/** A path of the shop itself: '//' would lead to another host. */
const ownPath = z
  .string(badPath)
  .trim()
  .max(300, badPath)
  .regex(/^\/(?![/\\])[^\s\\\p{Cc}]*$/u, badPath)
  // Opened by the browser as they are, so no part may lead out of its folder.
  .refine((path) => !/(?:^|\/)\.\.?(?:\/|$)/.test(path), badPath);

const outsideAddress = z.string(badAddress).trim().max(300, badAddress).refine(isSafeAddress, badAddress);

function isSafeAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && !/\s/.test(text);
}

/**
 * Where a link leads. A `collection` is a query of the catalogue, such as 'gender=Women&offers=true'; `curated` is one of the
 * owner's collections, which has a page.
 */
export const linkTarget = z.discriminatedUnion('to', [
  z.object({ to: z.literal('category'), id: rowId }),
  z.object({
    to: z.literal('collection'),
    query: z
      .string(badQuery)
      .trim()
      .max(300, badQuery)
      .regex(/^[\w.,%+=&~-]+$/, badQuery),
  }),
  z.object({ to: z.literal('curated'), slug: pageSlug }),
  z.object({ to: z.literal('page'), slug: pageSlug }),
  z.object({ to: z.literal('path'), path: ownPath }),
  z.object({ to: z.literal('outside'), address: outsideAddress }),
]);

export type LinkTarget = z.output<typeof linkTarget>;

export const menuLink = z.object({
  text: contentLine(40, { error: () => t('home-parts.missingLinkText') }),
  target: linkTarget,
});

export type MenuLink = z.output<typeof menuLink>;

/** An entry of the main menu, with the links below it. */
export const menuEntry = menuLink.extend({
  links: z
    .array(menuLink)
    .max(mostEntries.nested, { error: () => t('menu-rules.mostLinks', { most: mostEntries.nested }) })
    .default([]),
});

export type MenuEntry = z.output<typeof menuEntry>;

/** A group of links of the footer. An empty title stands for the shop's name. */
export const footerGroup = z.object({
  title: optionalLine(40),
  links: z
    .array(menuLink)
    .max(mostEntries.links, { error: () => t('menu-rules.mostLinks', { most: mostEntries.links }) })
    .default([]),
});

export type FooterGroup = z.output<typeof footerGroup>;

/** What the owner adds to the menu, after the shop's own entries, and the footer's groups. */
export const menuLists = {
  main: z
    .array(menuEntry)
    .max(mostEntries.main, { error: () => t('menu-rules.mostEntries', { most: mostEntries.main }) }),
  footer: z
    .array(footerGroup)
    .max(mostEntries.groups, { error: () => t('menu-rules.mostGroups', { most: mostEntries.groups }) }),
} as const;
