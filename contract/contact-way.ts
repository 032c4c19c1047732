import { t } from '#messages/messages.ts';
import { shop } from './shop.ts';

/** Returns how customers write to the shop, for messages that choose their words by it: by WhatsApp if it has a number there. */
export function contactWay(): { readonly way: 'whatsApp' | 'email' | 'none'; readonly email: string } {
  const { whatsApp, email } = shop().contact;
  if (whatsApp !== null) return { way: 'whatsApp', email: email ?? '' };
  return { way: email === null ? 'none' : 'email', email: email ?? '' };
}

/** Returns the address of a conversation with the shop by WhatsApp; null if it has no number there. */
export function whatsAppLink(): string | null {
  const { contact, name } = shop();
  if (contact.whatsApp === null) return null;
  const greeting = t('layout.greeting', { shop: name });
  return `https://wa.me/${contact.whatsApp.replaceAll(/\D/g, '')}?text=${encodeURIComponent(greeting)}`;
}
