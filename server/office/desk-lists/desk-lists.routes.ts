import type { deskLists } from '#contract/core/protocol/desk-lists.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { hideColumns, removeView, saveView, setupOf } from './desk-lists.service.ts';

export const deskListsRoutes: Routes<typeof deskLists> = {
  setup: (ctx, { list }) => setupOf(ctx, list),
  saveView,
  removeView,
  hideColumns,
};
