import { t } from '#messages/messages.ts';
import { shop } from '#contract/shop.ts';

/** Returns the address of a conversation with the shop by WhatsApp; null if it has no number there. */
export function whatsAppLink(): string | null {
  const { contact, name } = shop();
  if (contact.whatsApp === null) return null;
  const greeting = t('layout.greeting', { shop: name });
  return `https://wa.me/${contact.whatsApp.replaceAll(/\D/g, '')}?text=${encodeURIComponent(greeting)}`;
}
