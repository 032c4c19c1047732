import { createTransport } from 'nodemailer';

/** A finished e-mail. `id` stays the same on a retry, so that a mail server can detect a duplicate. */
export type Message = {
  readonly id: string;
  /** The recipient's account, if there is one. */
  readonly userId: number | null;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly unsubscribeUrl?: string;
};

/** Sends e-mails. `send` throws when one was not accepted. */
export type Mailer = { send(message: Message, now: Date): Promise<void>; close(): void };

/** Returns a mailer that sends by SMTP to the server at `url`, from the address `from`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A text must never make the shop read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, recipient, subject, html, text, unsubscribeUrl }) {
      await transport.sendMail({
        messageId: `<${id}@${from.split('@')[1]?.replace(/>$/, '') ?? 'localhost'}>`,
        from,
        // An address given as an object is not parsed, so it cannot become several.
        to: { name: '', address: recipient },
        subject,
        html,
        text,
        // RFC 3834: prevents automatic replies.
        headers: {
          'Auto-Submitted': 'auto-generated',
          // RFC 2369, section 3.2: mail programs show it as a button.
          ...(unsubscribeUrl && { 'List-Unsubscribe': `<${unsubscribeUrl}>` }),
        },
      });
    },
    close: () => transport.close(),
  };
}

/** Returns true if a retry is useless: a 5yz reply is permanent (RFC 5321, section 4.2.1). */
export function isFinalRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  return typeof error.responseCode === 'number' && error.responseCode >= 500 && error.responseCode < 600;
}
