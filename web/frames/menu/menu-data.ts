import { useRouteLoaderData } from 'react-router';
import type { Category } from '#contract/goods/products.ts';
import type { ShownMenu } from '#contract/site/menus.ts';

/** What the shop's frame loads: the categories of both genders that have products, and what the owner added to the menu and the footer. */
export type MenuData = {
  readonly categories: readonly Category[];
  readonly menu: Omit<ShownMenu, 'filled' | 'hasAnswers'> & Partial<Pick<ShownMenu, 'hasAnswers'>>;
};

const nothing: MenuData = {
  categories: [],
  menu: { main: [], footer: [], about: null, sizes: null, contact: [], legal: [], accepted: [] },
};

/**
 * Returns what the shop's frame loaded: null for the public of a shop that was never open, which sees nothing of it but its
 * name, and undefined on a page whose frame could not be loaded.
 */
export const useLoadedMenu = () => useRouteLoaderData<MenuData | null>('frames/shop-frame');

/** Returns what the shop's frame loaded; nothing where it loaded nothing. */
export function useMenuData(): MenuData {
  return useLoadedMenu() ?? nothing;
}
