import { z } from 'zod';
import { rowId } from './fields.ts';
import { oneLine } from './one-line.ts';
import { pageSlug } from './page-rules.ts';

/** How many entries each list can have. */
export const mostEntries = { main: 8, nested: 12, groups: 4, links: 12 } as const;

const badPath = 'Escriba una dirección de la tienda que empiece con /, por ejemplo /arrepentimiento';
const badAddress = 'Escriba la dirección completa, por ejemplo https://www.instagram.com/mitienda';
const badQuery = 'Pegue la dirección del catálogo después del signo ?, por ejemplo gender=Women&offers=true';

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

/** Where a link leads. A `collection` is a query of the catalogue, such as 'gender=Women&offers=true'. */
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
  z.object({ to: z.literal('page'), slug: pageSlug }),
  z.object({ to: z.literal('path'), path: ownPath }),
  z.object({ to: z.literal('outside'), address: outsideAddress }),
]);

export type LinkTarget = z.output<typeof linkTarget>;

export const menuLink = z.object({ text: oneLine(40, 'Escriba el texto del enlace'), target: linkTarget });

export type MenuLink = z.output<typeof menuLink>;

/** An entry of the main menu, with the links below it. */
export const menuEntry = menuLink.extend({
  links: z.array(menuLink).max(mostEntries.nested, `Puede tener hasta ${mostEntries.nested} enlaces`).default([]),
});

export type MenuEntry = z.output<typeof menuEntry>;

/** A group of links of the footer. An empty title stands for the shop's name. */
export const footerGroup = z.object({
  title: z.string().trim().max(40, 'Puede tener hasta 40 caracteres'),
  links: z.array(menuLink).max(mostEntries.links, `Puede tener hasta ${mostEntries.links} enlaces`).default([]),
});

export type FooterGroup = z.output<typeof footerGroup>;

/** What the owner adds to the menu, after the shop's own entries, and the footer's groups. */
export const menuLists = {
  main: z.array(menuEntry).max(mostEntries.main, `El menú puede tener hasta ${mostEntries.main} entradas`),
  footer: z.array(footerGroup).max(mostEntries.groups, `El pie puede tener hasta ${mostEntries.groups} grupos`),
} as const;

/** The menu of a shop whose owner has changed nothing. */
export const firstMenu: { readonly main: MenuEntry[]; readonly footer: FooterGroup[] } = {
  main: [],
  footer: [
    {
      title: '',
      links: [
        { text: 'Nosotros', target: { to: 'path', path: '/about' } },
        { text: 'Desarrolladores', target: { to: 'path', path: '/info/dev' } },
      ],
    },
  ],
};
