import { texts } from '#contract/texts.ts';

/** The menu of the shop: the address of an entry, and its name. */
export const shopLinks = [
  { to: '/', text: texts.nav.home },
  { to: '/home?gender=Men', text: texts.nav.men },
  { to: '/home?gender=Women', text: texts.nav.women },
] as const;

/** True if a menu entry is the page that is open. A catalogue is one of a gender whatever else its address says. */
export function isOpenPage(entry: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const target = new URL(entry, 'http://shop.invalid');
  const asked = target.searchParams.get('gender');
  return target.pathname === pathname && (asked === null || asked === new URLSearchParams(search).get('gender'));
}
