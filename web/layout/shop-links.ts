import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { isSpecified } from '#contract/specified.ts';
import { texts } from '#contract/texts.ts';

/** The entries of the shop's menu: address and name. The specified names are English. */
export function shopLinks() {
  const { home, men, women } = isSpecified()
    ? texts.nav
    : { home: t('frames.homeEntry'), men: t('frames.menEntry'), women: t('frames.womenEntry') };
  return [
    { to: href('/'), text: home },
    { to: `${href('/home')}?gender=Men`, text: men },
    { to: `${href('/home')}?gender=Women`, text: women },
  ] as const;
}

/** Returns the gender of the categories of an entry that leads to a gender's catalogue. */
export const genreOf = (to: string) => (to.endsWith('Women') ? 'women' : 'men');

/**
 * True if a menu entry is the open page. A catalogue page belongs to its gender's entry, whatever its other filters
 * are.
 */
export function isOpenPage(entry: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const target = new URL(entry, 'http://shop.invalid');
  const asked = target.searchParams.get('gender');
  return target.pathname === pathname && (asked === null || asked === new URLSearchParams(search).get('gender'));
}
