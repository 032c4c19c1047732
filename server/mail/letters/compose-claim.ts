import { t } from '#messages/messages.ts';
import { claimSheet } from '#contract/sales/claims/claim-words.ts';
import { presentCountry } from '#contract/core/countries/countries.ts';
import { dayWords, lastDayOf } from '#contract/core/time/shop-time.ts';
import { momentInWholeWords } from '#contract/core/time/whole-words.ts';
import { claimEnd, claimNumber } from '#server/sales/claims/claim-facts.service.ts';
import { claimOf } from '#server/sales/claims/record-claim.service.ts';
import type { ClaimRow } from '#server/sales/claims/record-claim.service.ts';
import type { Services } from '#server/core/context/context.ts';
import type { ClaimEmailKind } from '#server/core/outbox/email-kinds.service.ts';
import type { Email } from './email.ts';
import { filledLetter } from './letters/filled-letter.ts';
import type { ValuesOf } from './letters/letter-values.ts';

/** The copy of a claim, or its answer with the copy. Returns undefined if there is no such claim. */
export async function composeClaim(services: Services, kind: ClaimEmailKind, id: number): Promise<Email | undefined> {
  const claim = await claimOf(services.db, id);
  if (!claim) return undefined;
  const values: ValuesOf<'claim-received'> & ValuesOf<'claim-answered'> = {
    nombre: claim.name,
    tramite: t('mailing.claimKind', { kind: claim.kind }),
    numero: claimNumber(claim),
    plazo: timeWords(claim),
    respuesta: claim.answer,
    hoja: [
      { name: t('mailing.claimNumber'), value: claimNumber(claim) },
      { name: t('mailing.dateAndTime'), value: momentInWholeWords(claim.at) },
      ...claimSheet(claim).map(({ name, text }) => ({ name, detail: text, value: '' })),
    ],
  };
  return filledLetter(services, kind, values);
}

function timeWords(claim: ClaimRow): string | undefined {
  const days = presentCountry().duties.complaintsBook?.answerDays;
  if (claim.book !== 'complaints' || days === undefined) return undefined;
  return t('mailing.claimAnswerBy', { day: dayWords(lastDayOf(claimEnd(claim))), days });
}
