import type { OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import { smtpAddress } from '#contract/core/settings/smtp-address.ts';
import type { SmtpServer } from '#platform/mail/smtp-server.ts';
import type { Services } from './context.ts';
import { isThisMachine } from './reachable.ts';

/** TLS from the start (RFC 8314, section 3.3); on any other port the connection is upgraded by STARTTLS. */
const tlsPort = 465;

/**
 * Returns the SMTP server of these settings, undefined for none. Nothing leaves this machine unencrypted: without TLS from
 * the start STARTTLS is required.
 */
export function mailServerOf(mail: OwnerSettings['mail']): SmtpServer | undefined {
  const { mailHost: host, mailPort: port, mailUser: user, mailPassword: pass } = mail;
  if (host === '') return undefined;
  return {
    host,
    port,
    secure: port === tlsPort,
    requireTLS: !isThisMachine(host),
    ...(user !== '' && { auth: { user, pass } }),
  };
}

/** Returns the SMTP server of the shop: that of the environment, else the owner's; undefined for none. */
export function presentMailServer({
  settings,
  ownerSettings,
}: Pick<Services, 'settings' | 'ownerSettings'>): SmtpServer | undefined {
  const { smtpUrl } = settings.mail;
  return smtpUrl === undefined ? mailServerOf(ownerSettings.current().mail) : smtpAddress(smtpUrl);
}
