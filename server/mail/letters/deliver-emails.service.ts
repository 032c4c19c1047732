import type { Services } from '#server/core/context/context.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { withoutAddresses } from '#platform/logs/log.ts';
import { endAdvertisingAt } from '#server/people/accounts/advertising-consent.service.ts';
import { composeEmail } from './compose-email.ts';
import { emailHtml, emailText } from './email-form.ts';
import { isFinalRefusal, type Mailer } from '#platform/mail/mailer.ts';
import { isUnknownRecipient } from '#platform/mail/unknown-recipient.ts';
import { isAdvertisingKind } from '#server/core/outbox/email-kinds.service.ts';
import {
  claimEmail,
  isLastTry,
  noteFailure,
  noteSent,
  nothingToTell,
  type EmailRow,
} from '#server/core/outbox/due-emails.service.ts';

/**
 * Sends every e-mail that is due. After a failure the next attempt follows with backoff; after a permanent rejection or
 * the eighth attempt it is given up. It stops between two e-mails when `signal` is aborted. Several processes may run
 * it concurrently: each e-mail is claimed by one of them. If a process is killed between sending and recording it, the
 * e-mail is sent twice with the same Message-ID, rather than never.
 */
export async function deliverEmails(services: Services, mailer: Mailer, signal?: AbortSignal): Promise<void> {
  const isStopped = () => signal?.aborted ?? false;
  while (!isStopped()) {
    const mail = await claimEmail(services);
    if (!mail) return;
    await inShopLanguage(() => deliver(services, mailer, mail));
  }
}

async function deliver(services: Services, mailer: Mailer, mail: EmailRow): Promise<void> {
  const { db, settings, clock, log } = services;
  try {
    const written = await composeEmail(services, mail);
    if (!written) {
      await noteFailure(db, mail, { givenUpAt: clock(), problem: nothingToTell });
      return;
    }
    await mailer.send(
      {
        id: mail.messageId,
        userId: mail.userId,
        recipient: mail.recipient,
        subject: written.subject,
        html: emailHtml(written, settings.publicUrl),
        text: emailText(written, settings.publicUrl),
        ...(written.unsubscribeUrl && { unsubscribeUrl: written.unsubscribeUrl }),
      },
      clock(),
    );
    await noteSent(db, mail, clock());
  } catch (error) {
    const isOver = isFinalRefusal(error) || isLastTry(mail);
    const problem = withoutAddresses(error instanceof Error ? error.message : String(error)).slice(0, 500);
    log.warn({ problem, mail: mail.id, kind: mail.kind, tries: mail.tries, isOver }, 'an e-mail was not sent');
    const outcome = { problem, ...(isOver ? { givenUpAt: clock() } : {}) };
    if (!isAdvertisingKind(mail.kind) || !isUnknownRecipient(error)) {
      await noteFailure(db, mail, outcome);
      return;
    }
    // Advertising to an address that does not exist ends; other e-mails to it are still tried.
    const ending = { at: clock(), what: 'ended-bounce', place: 'bounce', reason: problem } as const;
    await inTransaction(db, async (transaction) => {
      await noteFailure(transaction, mail, outcome);
      await endAdvertisingAt(transaction, mail.recipient, ending);
    });
  }
}
