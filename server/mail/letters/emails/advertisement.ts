import type { Advertisement } from '#contract/mail/advertising.ts';
import type { Email } from '../email.ts';

type Sent = { readonly shopUrl: string; readonly unsubscribeUrl: string | undefined };

/** Returns an advertisement. Its picture is wherever the shop's people host it; its button links to the shop. */
export function advertisementEmail(ad: Advertisement, { shopUrl, unsubscribeUrl }: Sent): Email {
  const { emailAsunto, emailImagenTitle, emailTitulo, emailSubTitle, emailDescription, emailButton } = ad;
  return {
    subject: emailAsunto,
    title: emailTitulo,
    subtitle: emailSubTitle,
    ...(emailImagenTitle && { image: `https://${emailImagenTitle.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '')}` }),
    parts: [
      ...emailDescription.split(/\n{2,}/).map((text) => ({ is: 'paragraph', runs: [{ text }] }) as const),
      { is: 'button', text: emailButton, url: shopUrl },
    ],
    ...(unsubscribeUrl && { unsubscribeUrl }),
  };
}
