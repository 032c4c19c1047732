import { eq } from 'drizzle-orm';
import { pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { advertisingTokenOf } from '#server/people/accounts/advertising-consent.service.ts';
import type { Services } from '#server/core/context/context.ts';
import type { EmailKind } from '#server/core/outbox/email-kinds.service.ts';
import type { Email } from './email.ts';
import { advertisementEmail } from './emails/advertisement.ts';
import { campaigns } from './mailing.tables.ts';

type Owed = {
  readonly kind: EmailKind;
  readonly campaignId: number | null;
  readonly recipient: string;
  readonly userId: number | null;
};

/**
 * For an address that still gets advertising: the consent may have been withdrawn while the e-mail was queued. One that an
 * administrator typed is written to in any case.
 */
export async function composeAdvertisement(
  { db, settings }: Services,
  { kind, campaignId, recipient, userId }: Owed,
): Promise<Email | undefined> {
  if (campaignId === null) return undefined;
  const [ad] = await db.select().from(campaigns).where(eq(campaigns.id, campaignId));
  if (!ad) return undefined;
  const token = await advertisingTokenOf(db, recipient);
  const isTyped = kind === 'advertising' && userId === null;
  if (token === undefined && !isTyped) return undefined;
  const said = {
    emailAsunto: ad.subject,
    emailImagenTitle: ad.image ?? '',
    emailTitulo: ad.title,
    emailSubTitle: ad.subtitle,
    emailDescription: ad.description,
    emailButton: ad.button,
  };
  const unsubscribeUrl = token && `${settings.publicUrl}${pageAddresses.unsubscribe}?token=${token}`;
  return advertisementEmail(said, { shopUrl: settings.publicUrl, unsubscribeUrl });
}
