import { deadlineWords } from '#contract/sales/claims/claim-words.ts';
import type { Claim } from '#contract/sales/claims/claims.ts';
import { lastDayOf } from '#contract/core/time/shop-time.ts';

/** Until when a complaint has to be answered, or whether a reversal was asked for in time. */
export function ClaimDeadline(claim: Pick<Claim, 'kind' | 'until' | 'isInTime'>) {
  const words = deadlineWords(claim, lastDayOf(claim.until));
  return <span className={claim.isInTime ? undefined : 'text-danger'}>{words}</span>;
}
