import { isDeepStrictEqual } from 'node:util';
import { smtpMailer, type Mailer } from '#platform/mail/mailer.ts';
import type { SmtpServer } from '#platform/mail/smtp-server.ts';
import type { Services } from '#server/core/context/context.ts';
import { keepInDemoOutbox } from '#server/core/outbox/due-emails.service.ts';
import { presentMailServer } from '#server/core/context/mail-server.ts';
import { signatureOf } from './sender.service.ts';

type Needs = Pick<Services, 'settings' | 'ownerSettings' | 'db'>;

/**
 * Returns a mailer that sends by the owner's SMTP server, also after it was changed. A demonstration without one keeps its
 * e-mails in its outbox; a live shop without one cannot send any.
 */
export function createMailer(needs: Needs): Mailer {
  let present: { readonly server: SmtpServer; readonly mailer: Mailer } | undefined;

  /** Opens another connection when the server has changed; e-mails on their way still end on the old one. */
  function mailerOf(server: SmtpServer): Mailer {
    if (present && isDeepStrictEqual(present.server, server)) return present.mailer;
    present?.mailer.close();
    present = { server, mailer: smtpMailer(server, () => signatureOf(needs)) };
    return present.mailer;
  }

  return {
    async send(message, now) {
      const server = presentMailServer(needs);
      if (server) return mailerOf(server).send(message, now);
      if (needs.settings.mode === 'demo') return keepInDemoOutbox(needs.db, message, now);
      throw new Error('no SMTP server is set');
    },
    close: () => present?.mailer.close(),
  };
}
