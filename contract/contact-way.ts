import { shop } from './shop.ts';

/** Returns how customers write to the shop, for messages that choose their words by it: by WhatsApp if it has a number there. */
export function contactWay(): { readonly way: 'whatsApp' | 'email' | 'none'; readonly email: string } {
  const { whatsApp, email } = shop().contact;
  if (whatsApp !== null) return { way: 'whatsApp', email: email ?? '' };
  return { way: email === null ? 'none' : 'email', email: email ?? '' };
}
