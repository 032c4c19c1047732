import { smtpAddress } from '#contract/smtp-address.ts';
import { smtpMailer } from '#platform/mail/mailer.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Services } from '../context/context.ts';
import { keepInDemoOutbox } from '../outbox/demo-outbox.service.ts';
import { signatureOf } from './sender.service.ts';

type Needs = Pick<Services, 'settings' | 'ownerSettings' | 'db'>;

/**
 * Returns a mailer that sends by the owner's SMTP server, also after it was changed. A demonstration without one keeps its
 * e-mails in its outbox; a live shop without one cannot send any.
 */
export function createMailer(needs: Needs): Mailer {
  let present: { readonly url: string; readonly mailer: Mailer } | undefined;

  /** Opens another connection when the server has changed; e-mails on their way still end on the old one. */
  function mailerOf(url: string): Mailer {
    if (present?.url === url) return present.mailer;
    const server = smtpAddress(url);
    if (server === undefined) throw new Error('the address of the SMTP server is not valid');
    present?.mailer.close();
    present = { url, mailer: smtpMailer(server, () => signatureOf(needs)) };
    return present.mailer;
  }

  return {
    async send(message, now) {
      const { smtpUrl } = needs.ownerSettings.current().mail;
      if (smtpUrl !== '') return mailerOf(smtpUrl).send(message, now);
      if (needs.settings.mode === 'demo') return keepInDemoOutbox(needs.db, message, now);
      throw new Error('no SMTP server is set');
    },
    close: () => present?.mailer.close(),
  };
}
