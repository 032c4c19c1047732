import type { ownData } from '#contract/office/own-data.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { askOwnCopy, ownCopy, ownCopyFile } from './own-copy.service.ts';
import { askErasureLink, beforeErasure, eraseOwn, requestsOf, seeLink, useErasureLink } from './own-erasure.service.ts';

export const ownDataRoutes: Routes<typeof ownData> = {
  copy: ownCopy,
  ask: askOwnCopy,
  file: ownCopyFile,
  erasure: beforeErasure,
  erase: eraseOwn,
  askLink: askErasureLink,
  linked: seeLink,
  useLink: useErasureLink,
  requests: requestsOf,
};
