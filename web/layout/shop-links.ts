import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { isSpecified } from '#contract/specified.ts';
import { texts } from '#contract/texts.ts';

/** The entries of the shop's menu: address, name, and the gender of a catalogue. The specified names are English. */
export function shopLinks() {
  const isEnglish = isSpecified();
  return [
    { to: href('/'), text: isEnglish ? texts.nav.home : t('frames.homeEntry'), genre: null },
    { to: `${href('/home')}?gender=Men`, text: isEnglish ? texts.nav.men : t('frames.menEntry'), genre: 'men' },
    { to: `${href('/home')}?gender=Women`, text: isEnglish ? texts.nav.women : t('frames.womenEntry'), genre: 'women' },
  ] as const;
}

/**
 * True if a menu entry is the open page. A catalogue page belongs to its gender's entry, whatever its other filters
 * are.
 */
export function isOpenPage(entry: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const target = new URL(entry, 'http://shop.invalid');
  const asked = target.searchParams.get('gender');
  return target.pathname === pathname && (asked === null || asked === new URLSearchParams(search).get('gender'));
}
