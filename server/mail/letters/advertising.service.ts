import { t } from '#messages/messages.ts';
import { eq } from 'drizzle-orm';
import type { advertising, Advertisement } from '#contract/mail/advertising.ts';
import type { Input, Output } from '#contract/core/protocol/endpoint.ts';
import {
  advertisingReaders,
  countAdvertisingReaders,
  endAdvertisingAt,
  endAdvertisingByToken,
} from '#server/people/accounts/advertising-consent.service.ts';
import { forgetAsking } from '#server/marketing/newsletter/forget-reader.service.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { limitStrangers } from '#server/people/accounts/strangers-email.service.ts';
import { hasEmail } from '#server/people/accounts/users.service.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Transaction } from '#platform/database/database.ts';
import { emailHtml } from './email-form.ts';
import { advertisementEmail } from './emails/advertisement.ts';
import { oweAdvertisements } from '#server/core/outbox/owed-emails.service.ts';
import { campaigns } from './mailing.tables.ts';
import { senderWords, signatureOf } from './sender.service.ts';

/** Returns the e-mail as it would be sent: the same function composes both. */
export function previewOf(ctx: Context, { emailGoogle, ...ad }: Input<typeof advertising.preview>) {
  const shopUrl = ctx.settings.publicUrl;
  const mail = advertisementEmail(ad, { shopUrl, unsubscribeUrl: undefined });
  return {
    sender: senderWords(signatureOf(ctx).from),
    recipient: emailGoogle ?? t('mailing.everybody'),
    subject: mail.subject,
    html: inShopLanguage(() => emailHtml(mail, shopUrl)),
  };
}

/** Returns how many recipients an advertisement to everybody has. */
export async function countReaders({ db }: Context): Promise<Output<typeof advertising.readers>> {
  const { accounts, readers } = await countAdvertisingReaders(db);
  return { recipients: accounts + readers, accounts, readers };
}

/** Queues an advertisement for one address. Throws `too_many_emails`. */
export async function advertiseTo(ctx: Context, { emailGoogle, ...ad }: Input<typeof advertising.send>) {
  await limitStrangers(ctx, emailGoogle);
  return campaign(ctx, { ...ad, key: keyTo('one', ad.key) }, async (transaction, campaignId) => {
    const [reader] = await transaction.select({ username: users.username }).from(users).where(hasEmail(emailGoogle));
    await oweAdvertisements(
      transaction,
      campaignId,
      [{ kind: 'advertising', recipient: emailGoogle, userId: null }],
      ctx.clock(),
    );
    return { recipients: 1, subject: reader?.username ?? inShopLanguage(() => t('mailing.addressWithoutAccount')) };
  });
}

/** Queues an advertisement for everybody who agreed to advertising. */
export function advertiseToAll(ctx: Context, ad: Input<typeof advertising.sendToAll>) {
  return campaign(ctx, { ...ad, key: keyTo('all', ad.key) }, async (transaction, campaignId) => {
    const readers = await advertisingReaders(transaction);
    const owed = readers.map(({ email, userId }) => {
      return { kind: userId === null ? 'newsletter' : 'advertising', recipient: email, userId } as const;
    });
    await oweAdvertisements(transaction, campaignId, owed, ctx.clock());
    return { recipients: readers.length, subject: inShopLanguage(() => t('mailing.allWhoAgreed')) };
  });
}

/**
 * The idempotency key of a form, for one audience: an e-mail to everybody never has the key of one to a single address.
 */
function keyTo(audience: 'one' | 'all', key: string | undefined): string | undefined {
  return key && `${audience}:${key}`;
}

type Campaign = Advertisement & { readonly key?: string | undefined };

/**
 * Stores a campaign and queues its e-mails. With an idempotency key that was used before, it returns that campaign and
 * sends nothing again.
 */
async function campaign(
  ctx: Context,
  ad: Campaign,
  owe: (transaction: Transaction, campaignId: number) => Promise<{ recipients: number; subject: string }>,
): Promise<{ recipients: number }> {
  return inTransaction(ctx.db, async (transaction) => {
    const [written] = await transaction
      .insert(campaigns)
      .values(columnsOf(ctx, ad))
      .onConflictDoNothing({ target: campaigns.key })
      .returning({ id: campaigns.id });
    if (!written) return { recipients: await recipientsOf(transaction, ad.key) };
    // The audit log contains user names and no addresses, because it is kept when an account is deleted.
    const { recipients, subject } = await owe(transaction, written.id);
    await transaction.update(campaigns).set({ recipients }).where(eq(campaigns.id, written.id));
    const after = { asunto: ad.emailAsunto, titulo: ad.emailTitulo, recipients };
    await noteChange(transaction, ctx, { action: 'mail.advertising', subject, after });
    return { recipients };
  });
}

async function recipientsOf(transaction: Transaction, key = ''): Promise<number> {
  const [found] = await transaction
    .select({ recipients: campaigns.recipients })
    .from(campaigns)
    .where(eq(campaigns.key, key));
  return found?.recipients ?? 0;
}

function columnsOf({ clock, visitor }: Context, ad: Campaign) {
  return {
    key: ad.key,
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

/** Ends the advertising that a token belongs to: of an account, or of a reader without one. Does nothing for an unknown token. */
export async function unsubscribe(
  ctx: Context,
  { token, place }: Input<typeof advertising.unsubscribe>,
): Promise<{ ended: boolean }> {
  const wording = place === 'unsubscribe' ? t('advertising.unsubscribeQuestion') : '';
  const ending = { at: ctx.clock(), what: 'ended-link', place, wording } as const;
  await inTransaction(ctx.db, (transaction) => endAdvertisingByToken(transaction, token, ending));
  return { ended: true };
}

/** Ends the advertising to an address because its owner asked the shop. Returns whether it got any. */
export function endOnRequest(ctx: Context, { email }: Input<typeof advertising.end>): Promise<{ ended: boolean }> {
  return inTransaction(ctx.db, async (transaction) => {
    const [account] = await transaction.select({ username: users.username }).from(users).where(hasEmail(email));
    const ending = { at: ctx.clock(), what: 'ended-shop', place: 'desk' } as const;
    const isEnded = await endAdvertisingAt(transaction, email, ending);
    const isForgotten = await forgetAsking(transaction, ctx, email);
    if (!isEnded && !isForgotten) return { ended: false };
    // The audit log contains user names and no addresses, because it is kept when an account is deleted.
    const subject = account?.username ?? inShopLanguage(() => t('mailing.addressWithoutAccount'));
    await noteChange(transaction, ctx, { action: 'mail.unsubscribe', subject });
    return { ended: true };
  });
}
