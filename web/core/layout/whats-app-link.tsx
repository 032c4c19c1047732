import type { ReactNode } from 'react';
import { whatsAppLink } from '#contract/core/fields/contact-way.ts';

type WhatsAppLinkProps = {
  readonly children: ReactNode;
  readonly className: string;
  /** What it is about: the message begins with its number. */
  readonly order?: { readonly number: number };
};

/** A link to a conversation with the shop by WhatsApp; nothing in a shop that has no number there. */
export function WhatsAppLink({ children, className, order }: WhatsAppLinkProps) {
  const to = whatsAppLink(order);
  if (to === null) return null;
  return (
    <a href={to} target="_blank" rel="noreferrer" className={className}>
      {children}
    </a>
  );
}
