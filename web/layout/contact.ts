import { shop } from '#contract/shop.ts';

/** Returns the address of a conversation with the shop by WhatsApp; null if it has no number there. */
export function whatsAppLink(): string | null {
  const { contact, name } = shop();
  if (contact.whatsApp === null) return null;
  const greeting = `¡Hola, ${name}! Quisiera hacerles una consulta.`;
  return `https://wa.me/${contact.whatsApp.replaceAll(/\D/g, '')}?text=${encodeURIComponent(greeting)}`;
}
