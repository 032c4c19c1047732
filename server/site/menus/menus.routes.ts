import type { menus } from '#contract/site/menus.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { deskMenu, saveMenu, shownMenu } from './menus.service.ts';

export const menusRoutes: Routes<typeof menus> = {
  shown: shownMenu,
  desk: ({ db, clock, settings }) => deskMenu(db, { now: clock(), settings }),
  save: saveMenu,
};
