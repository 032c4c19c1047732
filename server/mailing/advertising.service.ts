import type { advertising, Advertisement } from '#contract/advertising.ts';
import type { Input } from '#contract/endpoint.ts';
import { advertisingReaders, endAdvertising } from '../accounts/advertising-consent.service.ts';
import { noteChange } from '../audit/audit.service.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import type { Transaction } from '../database/database.ts';
import { letterHtml } from './letter-form.ts';
import { advertisementLetter } from './letters/advertisement.ts';
import { campaigns, letters } from './mailing.tables.ts';

/** The letter as it would be sent: made by what sends it. */
export function previewOf({ settings }: Context, { emailGoogle, ...ad }: Input<typeof advertising.preview>) {
  const shopUrl = settings.publicUrl;
  const letter = advertisementLetter(ad, { shopUrl, unsubscribeUrl: undefined });
  return {
    sender: settings.mail.from,
    recipient: emailGoogle,
    subject: letter.subject,
    html: letterHtml(letter, shopUrl),
  };
}

/** Owes one address an advertisement. */
export function advertiseTo(ctx: Context, { emailGoogle, ...ad }: Input<typeof advertising.send>) {
  return campaign(ctx, ad, emailGoogle, async (transaction, campaignId) => {
    await transaction.insert(letters).values(letterTo(ctx, campaignId, { recipient: emailGoogle }));
    return 1;
  });
}

/** How many letters one statement writes: PostgreSQL takes 65535 values. */
const batch = 5000;

/** Owes it to everybody who accepted advertising. */
export function advertiseToAll(ctx: Context, ad: Input<typeof advertising.sendToAll>) {
  return campaign(ctx, ad, 'todos los que aceptaron', async (transaction, campaignId) => {
    const readers = await advertisingReaders(transaction);
    for (let start = 0; start < readers.length; start += batch) {
      const owed = readers
        .slice(start, start + batch)
        .map(({ id, email }) => ({ ...letterTo(ctx, campaignId, { recipient: email }), userId: id }));
      await transaction.insert(letters).values(owed);
    }
    return readers.length;
  });
}

async function campaign(
  ctx: Context,
  ad: Advertisement,
  subject: string,
  owe: (transaction: Transaction, campaignId: number) => Promise<number>,
): Promise<{ recipients: number }> {
  return inTransaction(ctx.db, async (transaction) => {
    const [written] = await transaction.insert(campaigns).values(columnsOf(ctx, ad)).returning({ id: campaigns.id });
    if (!written) throw new Error('the new campaign was not returned');
    const recipients = await owe(transaction, written.id);
    const after = { asunto: ad.emailAsunto, titulo: ad.emailTitulo, recipients };
    await noteChange(transaction, ctx, { action: 'mail.advertising', subject, after });
    return { recipients };
  });
}

function columnsOf({ clock, visitor }: Context, ad: Advertisement) {
  return {
    writtenAt: clock(),
    actor: visitor.role === 'guest' ? '' : visitor.username,
    subject: ad.emailAsunto,
    image: ad.emailImagenTitle || null,
    title: ad.emailTitulo,
    subtitle: ad.emailSubTitle,
    description: ad.emailDescription,
    button: ad.emailButton,
  };
}

function letterTo({ clock }: Context, campaignId: number, { recipient }: { readonly recipient: string }) {
  const now = clock();
  const event = `${campaignId}:${recipient}`;
  return { kind: 'advertising', event, recipient, campaignId, writtenAt: now, nextTryAt: now } as const;
}

/** Ends advertising for whoever has this token. */
export async function unsubscribe({ db }: Context, token: string): Promise<{ ended: boolean }> {
  await endAdvertising(db, token);
  return { ended: true };
}
