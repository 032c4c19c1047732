import type { pageDesk } from '#contract/site/page-desk.ts';
import type { pages } from '#contract/site/pages.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { deskPage } from './desk-page.ts';
import { createPage, listPages, previewPage, removePage, restorePage, savePage } from './page-desk.service.ts';
import { publicPages, shownPage } from './pages.service.ts';
import { publishPage, withdrawPage } from './publish-page.service.ts';

export const pagesRoutes: Routes<typeof pages> = {
  one: shownPage,
  list: ({ db, clock }) => publicPages(db, clock()),
};

export const pageDeskRoutes: Routes<typeof pageDesk> = {
  list: listPages,
  one: ({ db, clock }, { slug }) => deskPage(db, slug, clock()),
  create: createPage,
  save: savePage,
  publish: publishPage,
  withdraw: withdrawPage,
  restore: restorePage,
  preview: previewPage,
  remove: removePage,
};
