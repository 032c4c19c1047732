import { useRouteLoaderData } from 'react-router';
import type { Category } from '#contract/catalogue.ts';
import type { ShownMenu } from '#contract/menus.ts';

/** What the shop's frame loads: the categories of both genders, and what the owner added to the menu and the footer. */
export type MenuData = {
  readonly categories: readonly Category[];
  readonly menu: ShownMenu;
  /** True for the public of a shop that was never open: it sees nothing of the shop but its name. */
  readonly isHidden: boolean;
};

export const hiddenMenu: MenuData = {
  categories: [],
  menu: { main: [], footer: [], about: null, sizes: null, contact: [], legal: [] },
  isHidden: true,
};

const nothing: MenuData = { ...hiddenMenu, isHidden: false };

/** Returns what the shop's frame loaded; nothing on a page whose frame could not be loaded. */
export function useMenuData(): MenuData {
  return useRouteLoaderData<MenuData>('frames/shop-frame') ?? nothing;
}
