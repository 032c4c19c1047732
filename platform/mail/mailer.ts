import { createTransport } from 'nodemailer';
import { guarded, type SmtpServer } from './smtp-server.ts';

/** An address, and the name that mail programs show with it; '' for none. */
export type Sender = { readonly name: string; readonly address: string };

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

type Signature = { readonly from: Sender; readonly replyTo?: string | undefined };

/** Returns a mailer that sends by an SMTP server. `signature` is asked for each e-mail. */
export function smtpMailer(server: SmtpServer, signature: () => Signature): Mailer {
  const transport = createTransport({
    ...server,
    ...guarded,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send({ id, recipient, subject, html, text, unsubscribeUrl }) {
      const { from, replyTo } = signature();
      await transport.sendMail({
        messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
        from,
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        // An address given as an object is not parsed, so it cannot become several.
        to: { name: '', address: recipient },
        subject,
        html,
        text,
        // RFC 3834: prevents automatic replies.
        headers: {
          'Auto-Submitted': 'auto-generated',
          // RFC 2369, section 3.2, and RFC 8058: mail programs show a button, which sends a POST to the address.
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
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
