import type { Executor } from '#platform/database/database.ts';
import { smtpMailer } from '#platform/mail/mailer.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Settings } from '../context/settings.ts';
import { keepInDemoOutbox } from '../outbox/demo-outbox.service.ts';

/** Returns a mailer that sends by SMTP if SMTP_URL is set, otherwise into the demonstration's outbox. */
export function createMailer(settings: Settings, db: Executor): Mailer {
  return settings.mail.smtpUrl === undefined ? outboxMailer(db) : smtpMailer(settings.mail.smtpUrl, settings.mail.from);
}

function outboxMailer(db: Executor): Mailer {
  return {
    send: (message, now) => keepInDemoOutbox(db, message, now),
    close: () => undefined,
  };
}
