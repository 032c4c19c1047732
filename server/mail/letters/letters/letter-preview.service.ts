import { t } from '#messages/messages.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import type { lettersDesk, ShownLetter } from '#contract/mail/letter-desk.ts';
import { withoutAddresses } from '#platform/logs/log.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { limitStrangers, maskedAddress } from '#server/people/accounts/strangers-email.service.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { mailWords } from '#server/core/context/failure-words.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { emailHtml, emailText } from '../email-form.ts';
import { senderWords, signatureOf } from '../sender.service.ts';
import { sampleLetter } from './filled-letter.ts';

/**
 * Returns the e-mail that has these texts, with examples as its values. The functions that send it compose it, in the
 * shop's own language, whoever previews it.
 */
export function previewLetter(ctx: Context, { kind, ...texts }: Input<typeof lettersDesk.preview>): ShownLetter {
  const { publicUrl } = ctx.settings;
  return inShopLanguage(() => {
    const mail = sampleLetter(kind, texts, publicUrl);
    return {
      sender: senderWords(signatureOf(ctx).from),
      subject: mail.subject,
      html: emailHtml(mail, publicUrl),
      text: emailText(mail, publicUrl),
    };
  });
}

const hour = 3600;

/**
 * Sends the e-mail of the preview by the shop's own way of sending, at once and outside of the queue: whoever tries it waits
 * for the mail server's answer. The audit log says to whom. Throws `too_many_requests`, `too_many_emails`, and
 * `test_not_sent` with that answer.
 */
export async function sendTest(
  ctx: Context,
  { recipient, ...texts }: Input<typeof lettersDesk.test>,
): Promise<{ subject: string }> {
  const { visitor, clock, log } = ctx;
  const id = visitor.role === 'guest' ? ctx.network : visitor.id;
  await limitRate(ctx, `letter-test:${id}`, { most: 20, windowSeconds: hour });
  const account = await limitStrangers(ctx, recipient);
  const { html, text, subject: own } = previewLetter(ctx, texts);
  const subject = inShopLanguage(() => t('mailing.trialSubject', { subject: own }));
  try {
    await ctx.mailer.send({ id: ctx.newId(), userId: null, recipient, subject, html, text }, clock());
  } catch (error) {
    const answer = mailWords(error);
    log.warn({ problem: withoutAddresses(answer), kind: texts.kind }, 'the test of a letter was not sent');
    throw new ShopError('test_not_sent', { answer: answer.slice(0, 300) });
  }
  const after = { asunto: subject, recipient: account ?? maskedAddress(recipient) };
  await noteChange(ctx.db, ctx, { action: 'letter.test', subject: texts.kind, after });
  return { subject };
}
