import { eq } from 'drizzle-orm';
import { pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import type { Services } from '#server/core/context/context.ts';
import type { Email } from './email.ts';
import { advertisementEmail } from './emails/advertisement.ts';
import { campaigns } from './mailing.tables.ts';

type Owed = { readonly campaignId: number | null; readonly userId: number | null };

/**
 * For a person with an account who still agrees to advertising: the consent may have been withdrawn while the e-mail
 * was queued.
 */
export async function composeAdvertisement(
  { db, settings }: Services,
  { campaignId, userId }: Owed,
): Promise<Email | undefined> {
  if (campaignId === null) return undefined;
  const [ad] = await db.select().from(campaigns).where(eq(campaigns.id, campaignId));
  if (!ad) return undefined;
  const [reader] = userId === null ? [] : await db.select().from(users).where(eq(users.id, userId));
  if (userId !== null && !reader?.acceptsAdvertising) return undefined;
  const said = {
    emailAsunto: ad.subject,
    emailImagenTitle: ad.image ?? '',
    emailTitulo: ad.title,
    emailSubTitle: ad.subtitle,
    emailDescription: ad.description,
    emailButton: ad.button,
  };
  const unsubscribeUrl = reader && `${settings.publicUrl}${pageAddresses.unsubscribe}?token=${reader.advertisingToken}`;
  return advertisementEmail(said, { shopUrl: settings.publicUrl, unsubscribeUrl });
}
