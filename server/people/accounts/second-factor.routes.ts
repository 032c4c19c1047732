import type { loginStep } from '#contract/people/accounts/login-step.ts';
import type { proofCalls } from '#contract/people/accounts/proof-calls.ts';
import type { secondFactor } from '#contract/people/accounts/second-factor.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { findProof, proofOptions, prove, provePasskey } from './proof.service.ts';
import { helpOfLink, stopHelpByLink } from './lost-device.service.ts';
import { finishByCode, finishByPasskey, findStep, stepOptions } from './second-step.service.ts';
import {
  confirmCode,
  confirmPasskey,
  listFactors,
  newRecoveryCodes,
  removeFactor,
  renameFactor,
  startCode,
  startPasskey,
} from './set-up.service.ts';

export const secondFactorRoutes: Routes<typeof secondFactor> = {
  list: (ctx) => listFactors(ctx),
  startCode: (ctx) => startCode(ctx),
  confirmCode,
  startPasskey: (ctx) => startPasskey(ctx),
  confirmPasskey,
  rename: renameFactor,
  remove: (ctx, { id }) => removeFactor(ctx, id),
  newRecoveryCodes: (ctx) => newRecoveryCodes(ctx),
  helpOfLink: (ctx, { token }) => helpOfLink(ctx, token),
  stopHelp: (ctx, { token }) => stopHelpByLink(ctx, token),
};

export const loginStepRoutes: Routes<typeof loginStep> = {
  step: (ctx) => findStep(ctx),
  finishByCode: (ctx, { code }) => finishByCode(ctx, code),
  passkeyOptions: (ctx) => stepOptions(ctx),
  finishByPasskey: (ctx, { signed }) => finishByPasskey(ctx, signed),
};

export const proofRoutes: Routes<typeof proofCalls> = {
  proof: (ctx) => findProof(ctx),
  prove,
  proofOptions: (ctx) => proofOptions(ctx),
  provePasskey: (ctx, { signed }) => provePasskey(ctx, signed),
};
