import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { isSpecified } from '#contract/core/shop/specified.ts';

/** The entries of the shop's menu: address and name. The specified names are English. */
export function shopLinks() {
  const isEnglish = isSpecified();
  return [
    { to: href('/'), text: isEnglish ? t('texts.home') : t('frames.homeEntry') },
    { to: `${href('/home')}?gender=Men`, text: isEnglish ? t('texts.men') : t('frames.menEntry') },
    { to: `${href('/home')}?gender=Women`, text: isEnglish ? t('texts.women') : t('frames.womenEntry') },
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
