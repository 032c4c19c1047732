import type { menus } from '#contract/menus.ts';
import type { Routes } from '../context/routes.ts';
import { deskMenu, saveMenu, shownMenu } from './menus.service.ts';

export const menusRoutes: Routes<typeof menus> = {
  shown: shownMenu,
  desk: ({ db, clock, settings }) => deskMenu(db, { now: clock(), settings }),
  save: saveMenu,
};
