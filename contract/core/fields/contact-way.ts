import { t } from '#messages/messages.ts';
import { shop } from '../shop/shop.ts';

/** Returns how customers write to the shop, for messages that choose their words by it: by WhatsApp if it has a number there. */
export function contactWay(): { readonly way: 'whatsApp' | 'email' | 'none'; readonly email: string } {
  const { whatsApp, email } = shop().contact;
  if (whatsApp !== null) return { way: 'whatsApp', email: email ?? '' };
  return { way: email === null ? 'none' : 'email', email: email ?? '' };
}

/** Returns the address of a conversation with the shop by WhatsApp, about an order if one is named; null if it has no number there. */
export function whatsAppLink(order?: { readonly number: number }): string | null {
  const { contact, name } = shop();
  if (contact.whatsApp === null) return null;
  const greeting = order
    ? t('layout.greetingAboutOrder', { shop: name, number: order.number })
    : t('layout.greeting', { shop: name });
  return `https://wa.me/${contact.whatsApp.replaceAll(/\D/g, '')}?text=${encodeURIComponent(greeting)}`;
}
