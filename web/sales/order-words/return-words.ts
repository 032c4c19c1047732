import type { DeskReturn } from '#contract/sales/returns/return-desk.ts';

/** Returns what the buyer of a return is called: by name, else by user name, else by the address of the order. */
export function buyerWords({ buyer, email }: Pick<DeskReturn, 'buyer' | 'email'>): string {
  if (!buyer) return email;
  return [buyer.name, buyer.lastname].filter(Boolean).join(' ') || buyer.username;
}
