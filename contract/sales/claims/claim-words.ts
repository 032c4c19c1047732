import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';
import type { Claim, ClaimKind, StatedClaim } from './claims.ts';
import { personalIdName } from '#contract/core/countries/country-name.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';

/** What claims are called. */
export const claimKindWords = lateTexts({
  claim: () => t('claims.claim'),
  complaint: () => t('claims.complaint'),
  reversal: () => t('claims.reversal'),
}) satisfies Record<ClaimKind, string>;

export const contractedWords = lateTexts({
  product: () => t('claims.product'),
  service: () => t('claims.service'),
}) satisfies Record<NonNullable<StatedClaim['contracted']>, string>;

export const reasonWords = lateTexts({
  fraud: () => t('claims.reason.fraud'),
  not_asked_for: () => t('claims.reason.notAskedFor'),
  not_received: () => t('claims.reason.notReceived'),
  not_as_asked: () => t('claims.reason.notAsAsked'),
  defective: () => t('claims.reason.defective'),
}) satisfies Record<NonNullable<StatedClaim['reason']>, string>;

/** What documents of identity are called: the country's, or another one. */
export const documentName = () => t('claims.document', { name: personalIdName().name });

type Deadline = Pick<Claim, 'kind' | 'isInTime'>;

/** Until which day a complaint has to be answered, or whether a reversal was asked for in time. */
export function deadlineWords({ kind, isInTime }: Deadline, day: string): string {
  if (kind === 'reversal') return isInTime ? t('claims.askedInTime', { day }) : t('claims.askedLate', { day });
  return isInTime ? t('claims.answerBy', { day }) : t('claims.answerLate', { day });
}

type Sheet = Pick<Claim, 'kind' | 'name' | 'email' | 'stated'>;

/** Returns the sheet of a claim: who states it, about what, and what is asked for. What was left out is not in it. */
export function claimSheet({ kind, name, email, stated }: Sheet): { readonly name: string; readonly text: string }[] {
  const { contracted, reason, orderNumber, amount } = stated;
  const facts: readonly (readonly [string, string])[] = [
    [t('claims.kind'), claimKindWords[kind]],
    [t('claims.name'), name],
    [documentName(), stated.document],
    [t('claims.address'), stated.address],
    [t('claims.phone'), stated.phone],
    [t('claims.email'), email],
    [t('claims.guardian'), stated.guardian],
    [t('claims.contracted'), contracted ? contractedWords[contracted] : ''],
    [t('claims.orderNumber'), orderNumber === null ? '' : t('orders.number', { number: orderNumber })],
    [t('claims.reason'), reason ? reasonWords[reason] : ''],
    [t('claims.noticedOn'), stated.noticedOn ?? ''],
    [t('claims.amount'), amount ? formatPrice(amount) : ''],
    [t('claims.instrument'), stated.instrument],
    [t('claims.goods'), stated.goods],
    [t('claims.detail'), stated.detail],
    [t('claims.wanted'), stated.wanted],
  ];
  return facts.flatMap(([heading, text]) => (text === '' ? [] : [{ name: heading, text }]));
}
