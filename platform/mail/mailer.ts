import { createTransport } from 'nodemailer';

/** A finished e-mail. `id` stays the same when it is tried again, so that a mailbox can tell a repetition. */
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

/** Carries e-mails. `send` throws when one was not accepted. */
export type Mailer = { send(message: Message, now: Date): Promise<void>; close(): void };

/** Carries e-mails by SMTP to the server at `url`, from the address `from`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A text must never make the shop read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, recipient, subject, html, text, unsubscribeUrl }) {
      await transport.sendMail({
        messageId: `<${id}@${from.split('@')[1]?.replace(/>$/, '') ?? 'localhost'}>`,
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

/** Returns true if trying again is useless: a 5yz answer is final (RFC 5321, section 4.2.1). */
export function isFinalRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  return typeof error.responseCode === 'number' && error.responseCode >= 500 && error.responseCode < 600;
}
