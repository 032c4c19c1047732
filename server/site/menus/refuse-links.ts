import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';
import type { FieldError } from '#contract/core/protocol/errors.ts';
import type { MenuLink } from '#contract/site/menu-rules.ts';
import type { BrokenLink } from '#contract/site/menus.ts';
import { addressOf, isClosed, type Places } from './link-address.ts';
import type { MenuContent } from './menu-content.ts';

type Placed = { readonly place: string; readonly link: MenuLink };

/** Returns every link of a menu with its place in the lists: 'main.0', 'main.0.links.2', 'footer.1.links.0'. */
function linksOf({ main, footer }: MenuContent): Placed[] {
  const below = (place: string, links: readonly MenuLink[]) =>
    links.map((link, at) => ({ place: `${place}.links.${at}`, link }));
  return [
    ...main.flatMap((entry, at) => [{ place: `main.${at}`, link: entry }, ...below(`main.${at}`, entry.links)]),
    ...footer.flatMap((group, at) => below(`footer.${at}`, group.links)),
  ];
}

const gone = lateTexts({
  category: () => t('menus.categoryGone'),
  other: () => t('menus.pageGone'),
});
const goneOf = ({ target }: MenuLink): string => {
  if (target.to === 'curated') return t('menus.collectionGone');
  return target.to === 'category' ? gone.category : gone.other;
};
const loop = () => t('menus.loop');
const twice = () => t('menus.twice');

/** Returns what is wrong with the links of a menu that is to be saved. */
export function wrongLinks(menu: MenuContent, places: Places): FieldError[] {
  const missing = linksOf(menu)
    .filter(({ link }) => addressOf(link.target, places) === undefined)
    .map(({ place, link }) => ({ path: place, message: goneOf(link) }));
  const lists = [
    ...menu.main.map((entry, at) => ({ place: `main.${at}`, links: entry.links, parent: entry })),
    ...menu.footer.map(({ links }, at) => ({ place: `footer.${at}`, links, parent: undefined })),
  ];
  const inLists = lists.flatMap(({ place, links, parent }) => {
    const own = parent && spelled(addressOf(parent.target, places));
    const addresses = links.map(({ target }) => spelled(addressOf(target, places)));
    return addresses.flatMap((address, at) => {
      if (address === undefined) return [];
      const path = `${place}.links.${at}`;
      if (address === own) return [{ path, message: loop() }];
      return addresses.indexOf(address) < at ? [{ path, message: twice() }] : [];
    });
  });
  const tops = menu.main.map(({ target }) => spelled(addressOf(target, places)));
  const doubled = tops.flatMap((address, at) =>
    address !== undefined && tops.indexOf(address) < at ? [{ path: `main.${at}`, message: twice() }] : [],
  );
  return [...missing, ...inLists, ...doubled];
}

/** Returns an address in the one spelling by which addresses are compared: parameters in order, no slash at the end. */
function spelled(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const url = new URL(address, 'https://own.invalid');
  url.searchParams.sort();
  url.hash = '';
  return `${url.host}${url.pathname.replace(/(?<=.)\/+$/, '')}${url.search}`.toLowerCase();
}

/** Returns the links of a saved menu that lead nowhere by now; the shop does not show them. */
export function brokenLinks(menu: MenuContent, places: Places): BrokenLink[] {
  return linksOf(menu)
    .filter(({ link }) => isClosed(link.target, places))
    .map(({ place, link }) => {
      if (addressOf(link.target, places) === undefined) return { place, problem: goneOf(link) };
      const isCurated = link.target.to === 'curated';
      return { place, problem: isCurated ? t('menus.collectionNotPublic') : t('menus.pageNotPublic') };
    });
}
