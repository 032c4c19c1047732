import { deskLists } from './protocol/desk-lists.ts';

/** The calls of the area, by feature. */
export const coreCalls = {
  deskLists,
} as const;
