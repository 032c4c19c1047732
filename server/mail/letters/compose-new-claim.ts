import { t } from '#messages/messages.ts';
import { deadlineWords } from '#contract/sales/claims/claim-words.ts';
import { filledAddress, pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { dayWords, lastDayOf } from '#contract/core/time/shop-time.ts';
import { isClaimReader } from '#server/people/accounts/order-readers.service.ts';
import { shownClaim } from '#server/sales/claims/claims-desk.service.ts';
import { claimOf } from '#server/sales/claims/record-claim.service.ts';
import type { Services } from '#server/core/context/context.ts';
import type { Email } from './email.ts';
import { filledLetter } from './letters/filled-letter.ts';

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
