import { href } from 'react-router';
import { texts } from '#contract/texts.ts';

/** The entries of the shop's menu: address and name. */
export const shopLinks = [
  { to: href('/'), text: texts.nav.home },
  { to: `${href('/home')}?gender=Men`, text: texts.nav.men },
  { to: `${href('/home')}?gender=Women`, text: texts.nav.women },
] as const;

/**
 * True if a menu entry is the open page. A catalogue page belongs to its gender's entry, whatever its other filters
 * are.
 */
export function isOpenPage(entry: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const target = new URL(entry, 'http://shop.invalid');
  const asked = target.searchParams.get('gender');
  return target.pathname === pathname && (asked === null || asked === new URLSearchParams(search).get('gender'));
}
