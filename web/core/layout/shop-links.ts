import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { departmentName, shownDepartments } from '#contract/core/shop/present-departments.ts';
import type { Department } from '#contract/core/shop/shop-facts.ts';
import { cataloguePath } from '../links/catalogue-path.ts';
import { langOf } from '../links/own-lang.ts';
import { isSpecified } from '#contract/core/shop/specified.ts';

/** An entry of the shop's menu; `department` is the id of that to whose catalogue it leads. */
export type ShopLink = {
  readonly to: string;
  readonly text: string;
  readonly department?: string;
  /** The language of the text, if it is another one than the page's. */
  readonly lang?: string | undefined;
};

/** How many departments stand in the header itself; the others are in the menu beside. */
const mostInHeader = 3;

/** The entries of the shop's menu: the landing page and the first departments. The specified names are English. */
export function shopLinks(departments: readonly Department[] = shownDepartments()): readonly ShopLink[] {
  const home = isSpecified()
    ? { to: href('/'), text: t('texts.home'), lang: 'en' }
    : { to: href('/'), text: t('frames.homeEntry') };
  return [home, ...departments.slice(0, mostInHeader).map(linkOf)];
}

/** The entries of the departments that have no room there. */
export function moreLinks(departments: readonly Department[] = shownDepartments()): readonly ShopLink[] {
  return departments.slice(mostInHeader).map(linkOf);
}

const english: Readonly<Record<string, () => string>> = { men: () => t('texts.men'), women: () => t('texts.women') };

function linkOf({ id, name, inOwnLanguage }: Department): ShopLink {
  const own = name === null && isSpecified() ? english[id]?.() : undefined;
  const to = cataloguePath(id);
  if (own !== undefined) return { to, text: own, department: id, lang: 'en' };
  return { to, text: departmentName(id), department: id, lang: langOf({ inOwnLanguage }, 'name') };
}

/**
 * True if a menu entry is the open page. A catalogue page belongs to its department's entry, whatever its other filters
 * are.
 */
export function isOpenPage(entry: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const target = new URL(entry, 'http://shop.invalid');
  const asked = target.searchParams.get('gender');
  return target.pathname === pathname && (asked === null || asked === new URLSearchParams(search).get('gender'));
}
