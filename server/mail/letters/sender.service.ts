import type { Sender } from '#platform/mail/mailer.ts';
import type { Services } from '#server/core/context/context.ts';

/** Who the shop's e-mails come from, and where replies go; undefined for the sender. */
export type Signature = { readonly from: Sender; readonly replyTo: string | undefined };

/** Returns the sender of e-mails by the owner's settings; without an address one of the shop's own host. */
export function signatureOf({ ownerSettings, settings }: Pick<Services, 'ownerSettings' | 'settings'>): Signature {
  const { identity, mail, contact } = ownerSettings.current();
  return {
    from: {
      name: mail.senderName || identity.name,
      address: mail.sender || `tienda@${new URL(settings.publicUrl).hostname}`,
    },
    replyTo: mail.replyTo || contact.email || undefined,
  };
}

/** Returns a sender as people read it: 'Percha <tienda@percha.example>'. */
export function senderWords({ name, address }: Sender): string {
  return `${name} <${address}>`;
}
