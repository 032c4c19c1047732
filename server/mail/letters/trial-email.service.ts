import { t } from '#messages/messages.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { Context } from '#server/core/context/context.ts';
import { emailHtml, emailText } from './email-form.ts';
import type { Email } from './email.ts';

/** Sends an e-mail that says that e-mails arrive. Throws the error of the mail server. */
export async function sendTrialEmail(ctx: Context, recipient: string): Promise<void> {
  const shopUrl = ctx.settings.publicUrl;
  const mail: Email = {
    subject: t('mailing.trialOf', { name: shop().name }),
    title: t('mailing.trialTitle'),
    parts: [{ is: 'paragraph', runs: [{ text: t('mailing.trialText') }] }],
  };
  const message = { id: ctx.newId(), userId: null, recipient, subject: mail.subject };
  await ctx.mailer.send({ ...message, html: emailHtml(mail, shopUrl), text: emailText(mail, shopUrl) }, ctx.clock());
}
