import type { ReactNode } from 'react';
import { whatsAppLink } from '#contract/contact-way.ts';

/** A link to a conversation with the shop by WhatsApp; nothing in a shop that has no number there. */
export function WhatsAppLink({ children, className }: { readonly children: ReactNode; readonly className: string }) {
  const to = whatsAppLink();
  if (to === null) return null;
  return (
    <a href={to} target="_blank" rel="noreferrer" className={className}>
      {children}
    </a>
  );
}
