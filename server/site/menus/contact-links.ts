import { t } from '#messages/messages.ts';
import { whatsAppLink } from '#contract/core/fields/contact-way.ts';
import type { ShownLink } from '#contract/site/menus.ts';
import { shop } from '#contract/core/shop/shop.ts';

/**
 * Returns how the shop is reached, for the end of every page: laws on distance selling ask for its mailbox and its telephone.
 * They are made here, so that pages need no code for them.
 */
export function contactLinks(): ShownLink[] {
  const { email, phone, networks } = shop().contact;
  const whatsApp = whatsAppLink();
  return [
    ...(email === null ? [] : [{ text: email, to: `mailto:${email}` }]),
    ...(phone === null ? [] : [{ text: phone, to: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }]),
    ...(whatsApp === null ? [] : [{ text: t('frames.whatsApp'), to: whatsApp }]),
    ...networks.map(({ name, url }) => ({ text: name, to: url })),
  ];
}
