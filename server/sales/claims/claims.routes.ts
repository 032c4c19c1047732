import type { claims } from '#contract/sales/claims/claims.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { answerClaim, listClaims, oneClaim } from './claims-desk.service.ts';
import { askReversal, complain } from './record-claim.service.ts';

export const claimsRoutes: Routes<typeof claims> = {
  complain,
  reverse: askReversal,
  list: listClaims,
  one: (ctx, { id }) => oneClaim(ctx, id),
  answer: answerClaim,
};
