import { t } from '#messages/messages.ts';
import type { MenuLink } from '#contract/site/menu-rules.ts';
import type { ShownLink, ShownMenu } from '#contract/site/menus.ts';
import { filledAddress, pageAddresses } from '#contract/core/shop/page-addresses.ts';
import type { PublicPage } from '../pages/pages.service.ts';
import { addressOf, isClosed, type Places } from './link-address.ts';
import type { menuInWords } from './menu-in-words.ts';

/** A menu whose texts may be in another language. */
type SaidMenu = ReturnType<typeof menuInWords>;

/** What of the menu and the footer the owner decides. */
type OwnersMenu = Pick<ShownMenu, 'main' | 'footer'>;

/**
 * Returns the menu and the footer as everybody sees them: without links that lead nowhere, and with the pages that the
 * owner wants there and has put in no list; in the footer these are a group of their own.
 */
export function showMenu(menu: SaidMenu, pages: readonly PublicPage[], places: Places): OwnersMenu {
  const { main, footer } = listed(menu, places);
  const added = addedPages(menu, pages, places);
  const helpful = added.footer.map(linkTo);
  return {
    main: [...main, ...added.main.map((page) => ({ ...linkTo(page), links: [] }))],
    footer: [...footer, ...(helpful.length > 0 ? [{ title: t('menus.help'), links: helpful }] : [])],
  };
}

function listed(menu: SaidMenu, places: Places): OwnersMenu {
  const main = menu.main.flatMap((entry) => {
    const links = shownLinks(entry.links, places);
    const [own] = shownLinks([entry], places);
    // An entry that leads nowhere still opens what is below it.
    const first = own ?? (links[0] && { ...said(entry), to: links[0].to });
    return first ? [{ ...first, links }] : [];
  });
  const footer = menu.footer
    .map(({ links, ...group }) => ({ ...group, links: shownLinks(links, places) }))
    .filter(({ links }) => links.length > 0);
  return { main, footer };
}

/** Returns the pages that their authors want in the menu or the footer, and that are in no list there. */
export function addedPages(menu: SaidMenu, pages: readonly PublicPage[], places: Places) {
  const { main, footer } = listed(menu, places);
  const inMain = new Set(main.flatMap(({ to, links }) => [to, ...links.map((link) => link.to)]));
  const inFooter = new Set(footer.flatMap(({ links }) => links.map(({ to }) => to)));
  return {
    main: pages.filter((page) => page.inMenu && !inMain.has(toOf(page))),
    footer: pages.filter((page) => page.inFooter && !inFooter.has(toOf(page))),
  };
}

/** Returns the address of a page. */
export const toOf = ({ slug }: PublicPage) => filledAddress(pageAddresses.ownPage, { slug });

/** Returns a link to a page, by its title. */
export function linkTo(page: PublicPage): ShownLink {
  return { text: page.title, to: toOf(page), ...(page.inOwnLanguage && { inOwnLanguage: ['text'] }) };
}

type SaidLink = MenuLink & Pick<ShownLink, 'inOwnLanguage'>;

const said = ({ text, inOwnLanguage }: SaidLink) => ({ text, ...(inOwnLanguage && { inOwnLanguage }) });

function shownLinks(links: readonly SaidLink[], places: Places): ShownLink[] {
  return links.flatMap((link) => {
    const to = isClosed(link.target, places) ? undefined : addressOf(link.target, places);
    return to === undefined ? [] : [{ ...said(link), to }];
  });
}
