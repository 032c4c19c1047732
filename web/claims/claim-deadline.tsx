import { t } from '#messages/messages.ts';
import type { Claim } from '#contract/claims.ts';
import { lastDayOf } from '#contract/shop-time.ts';

/** Until when a complaint has to be answered, or whether a reversal was asked for in time. */
export function ClaimDeadline({ kind, until, isInTime }: Pick<Claim, 'kind' | 'until' | 'isInTime'>) {
  const day = lastDayOf(until);
  if (kind === 'reversal') {
    return isInTime ? <span>{t('claims.askedInTime', { day })}</span> : <Late words={t('claims.askedLate', { day })} />;
  }
  return isInTime ? <span>{t('claims.answerBy', { day })}</span> : <Late words={t('claims.answerLate', { day })} />;
}

function Late({ words }: { readonly words: string }) {
  return <span className="text-danger">{words}</span>;
}
