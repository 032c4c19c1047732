import { newNewsletterLink, newsletterDays } from '#server/people/accounts/newsletter-readers.service.ts';
import type { Services } from '#server/core/context/context.ts';
import type { Email } from './email.ts';
import { filledLetter } from './letters/filled-letter.ts';

/** The letter whose link confirms the newsletter. Returns undefined if nobody waits for it any more. */
export async function composeNewsletterProof(
  services: Services,
  { recipient }: { readonly recipient: string },
): Promise<Email | undefined> {
  const enlace = await newNewsletterLink(services, recipient);
  if (enlace === undefined) return undefined;
  return filledLetter(services, 'confirm-newsletter', { enlace, dias: String(newsletterDays) });
}
