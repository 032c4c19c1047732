import { t } from '#messages/messages.ts';
import { pageAddresses } from '#contract/core/shop/page-addresses.ts';
import type { PageKind } from '#contract/site/page-rules.ts';
import type { Settings } from '#server/core/context/settings.ts';
import type { PublicPage } from '../pages/pages.service.ts';
import type { MenuContent } from './menu-content.ts';
import { toOf } from './show-menu.ts';

export type ShopMode = Pick<Settings, 'mode'>;

/** Pages that only the demonstration has: they tell of it, or stand for others. */
const demoPages = { developers: '/info/dev', account: '/account', construction: '/construction', pay: '/pay' };

/** Returns the menu of a shop whose owner has changed nothing. */
export function firstMenu({ mode }: ShopMode): MenuContent {
  if (mode === 'live') return { main: [], footer: [] };
  const links = [
    { text: t('menu-rules.aboutUs'), target: { to: 'path' as const, path: pageAddresses.about } },
    { text: t('menu-rules.developers'), target: { to: 'path' as const, path: demoPages.developers } },
  ];
  return { main: [], footer: [{ title: '', links }] };
}

/** Returns the address of the public page on a subject; null if there is none. */
export function pageOf(kind: PageKind, pages: readonly PublicPage[]): string | null {
  const page = pages.find((one) => one.kind === kind);
  return page ? toOf(page) : null;
}

/** Returns the page about the shop: the owner's, or the demonstration's own; null if there is none. */
export function aboutPage(pages: readonly PublicPage[], { mode }: ShopMode): string | null {
  if (mode === 'demo') return pageAddresses.about;
  return pageOf('about', pages);
}

/** Returns the paths that lead nowhere in this shop, which a menu that was saved long ago can still name. */
export function closedPaths(pages: readonly PublicPage[], mode: ShopMode): ReadonlySet<string> {
  if (mode.mode === 'demo') return new Set();
  const ofDemo = Object.values(demoPages);
  return new Set(aboutPage(pages, mode) === null ? [pageAddresses.about, ...ofDemo] : ofDemo);
}
