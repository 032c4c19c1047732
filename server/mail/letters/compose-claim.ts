import { t } from '#messages/messages.ts';
import { claimSheet, deadlineWords } from '#contract/sales/claims/claim-words.ts';
import { presentCountry } from '#contract/core/countries/countries.ts';
import { dayWords, lastDayOf } from '#contract/core/time/shop-time.ts';
import { momentInWholeWords } from '#contract/core/time/whole-words.ts';
import { claimEnd, claimNumber } from '#server/sales/claims/claim-facts.service.ts';
import { claimOf, type ClaimRow } from '#server/sales/claims/record-claim.service.ts';
import type { Services } from '#server/core/context/context.ts';
import type { ClaimEmailKind } from '#server/core/outbox/email-kinds.service.ts';
import type { Email } from './email.ts';
import { filledLetter } from './letters/filled-letter.ts';
import type { ValuesOf } from './letters/letter-values.ts';
import { filledAddress, pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { isClaimReader } from '#server/people/accounts/order-readers.service.ts';
import { shownClaim } from '#server/sales/claims/claims-desk.service.ts';

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

type Owed = { readonly event: string; readonly userId: number | null };

/**
 * Composes the e-mail that tells an administrator of a claim. Returns undefined if it is answered meanwhile, or its reader is no
 * administrator any more.
 */
export async function composeNewClaim(services: Services, { event, userId }: Owed): Promise<Email | undefined> {
  const { db, settings, clock } = services;
  if (userId === null || !(await isClaimReader(db, userId))) return undefined;
  // The id of the claim is before that of the reader.
  const row = await claimOf(db, Number.parseInt(event, 10));
  if (row?.state !== 'received') return undefined;
  const claim = shownClaim(row, clock());
  return filledLetter(services, 'new-claim', {
    tramite: t('mailing.claimKind', { kind: claim.kind }),
    numero: claim.number,
    plazo: deadlineWords(claim, dayWords(lastDayOf(claim.until))),
    // Without who stated it, and what: mailboxes keep what the shop forgets with a deleted account.
    enlace: `${settings.publicUrl}${filledAddress(pageAddresses.adminClaim, { id: String(claim.id) })}`,
  });
}
