import { useRouteLoaderData } from 'react-router';
import { shownDepartments } from '#contract/core/shop/present-departments.ts';
import type { Department } from '#contract/core/shop/shop-facts.ts';
import type { Category } from '#contract/goods/products.ts';
import type { ShownMenu } from '#contract/site/menus.ts';

/** What the shop's frame loads: the categories that have products, and what the owner added to the menu and the footer. */
export type MenuData = {
  readonly categories: readonly Category[];
  readonly menu: Omit<ShownMenu, 'filled' | 'hasAnswers'> & Partial<Pick<ShownMenu, 'hasAnswers'>>;
};

/** Returns the departments that have products, by their categories. */
export function filledDepartments(categories: readonly Category[]): readonly Department[] {
  return shownDepartments().filter(({ id }) => categories.some(({ genre }) => genre === id));
}

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
