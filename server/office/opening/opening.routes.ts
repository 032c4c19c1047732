import type { opening } from '#contract/office/opening.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { begin, findSetup } from './begin.service.ts';
import { confirmAddress } from './confirm-address.service.ts';
import { closeToPublic, nextStep, openingState, openToPublic, tryMail } from './opening.service.ts';

export const openingRoutes: Routes<typeof opening> = {
  state: openingState,
  next: nextStep,
  open: openToPublic,
  close: closeToPublic,
  tryMail,
  findSetup,
  begin,
  confirmAddress,
};
