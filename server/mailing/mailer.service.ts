import { createTransport } from 'nodemailer';
import type { Executor } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import { demoOutbox } from './mailing.tables.ts';

/** A finished letter. `id` stays the same when it is tried again, so that a mailbox can tell a repetition. */
export type Message = {
  readonly id: string;
  /** Whom it is written to, where that is somebody with an account. */
  readonly userId: number | null;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly unsubscribeUrl?: string;
};

/** Carries letters. `send` throws when a letter was not accepted. */
export type Mailer = { send(message: Message, now: Date): Promise<void>; close(): void };

/** Carries letters by SMTP where SMTP_URL is set, and into the demonstration's outbox otherwise. */
export function createMailer(settings: Settings, db: Executor): Mailer {
  return settings.mail.smtpUrl === undefined ? outboxMailer(db) : smtpMailer(settings.mail.smtpUrl, settings.mail.from);
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A letter's text must never make the shop read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, recipient, subject, html, text, unsubscribeUrl }) {
      await transport.sendMail({
        messageId: `<${id}@${from.split('@')[1]?.replace(/>$/, '') ?? 'percha'}>`,
        from,
        // As an object an address is taken as it is, and cannot become several.
        to: { name: '', address: recipient },
        subject,
        html,
        text,
        // RFC 3834: keeps holiday answers away.
        headers: {
          'Auto-Submitted': 'auto-generated',
          // RFC 2369, section 3.2: mail programs show it as a button of their own.
          ...(unsubscribeUrl && { 'List-Unsubscribe': `<${unsubscribeUrl}>` }),
        },
      });
    },
    close: () => transport.close(),
  };
}

function outboxMailer(db: Executor): Mailer {
  return {
    async send({ id, userId, recipient, subject, html, text }, now) {
      const letter = { sentAt: now, recipient, subject, html, bodyText: text, messageId: id, userId };
      await db.insert(demoOutbox).values(letter).onConflictDoNothing();
    },
    close: () => undefined,
  };
}

/** Whether trying again is useless: a 5yz answer is final (RFC 5321, section 4.2.1). */
export function isFinalRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  return typeof error.responseCode === 'number' && error.responseCode >= 500 && error.responseCode < 600;
}
