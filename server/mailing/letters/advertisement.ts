import type { Advertisement } from '#contract/advertising.ts';
import type { Letter } from '../letter.ts';

type Sent = { readonly shopUrl: string; readonly unsubscribeUrl: string | undefined };

/** An advertisement. Its picture stands where the shop's people keep it; its button leads to the shop. */
export function advertisementLetter(ad: Advertisement, { shopUrl, unsubscribeUrl }: Sent): Letter {
  const { emailAsunto, emailImagenTitle, emailTitulo, emailSubTitle, emailDescription, emailButton } = ad;
  return {
    subject: emailAsunto,
    title: emailTitulo,
    subtitle: emailSubTitle,
    ...(emailImagenTitle && { image: `https://${emailImagenTitle.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '')}` }),
    paragraphs: emailDescription.split(/\n{2,}/),
    button: { text: emailButton, url: shopUrl },
    ...(unsubscribeUrl && { unsubscribeUrl }),
  };
}
