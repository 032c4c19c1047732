import type { DeskReturn } from '#contract/return-desk.ts';
import { shopDay } from '#contract/shop-time.ts';

/** Returns what the buyer of a return is called: by name, else by user name, else by the address of the order. */
export function buyerWords({ buyer, email }: Pick<DeskReturn, 'buyer' | 'email'>): string {
  if (!buyer) return email;
  return [buyer.name, buyer.lastname].filter(Boolean).join(' ') || buyer.username;
}

/** Returns the last day of a time that ends at midnight: '2026-12-04' for the beginning of the 5th. */
export function lastDayOf(until: string): string {
  return shopDay(new Date(Date.parse(until) - 1));
}
