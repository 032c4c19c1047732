import { z } from 'zod';
import type { Outcome } from './outcomes.ts';

/** The means of payment without a card, and what each is called at the provider. */
export const means = z.enum(['ticket', 'bank_transfer', 'account_money']);

export type Means = z.output<typeof means>;

type Terms = {
  readonly method: string;
  readonly label: string;
  readonly outcome: Outcome;
};

export const MEANS: Readonly<Record<Means, Terms>> = {
  ticket: {
    method: 'rapipago',
    label: 'Efectivo en Rapipago',
    outcome: { status: 'pending', detail: 'pending_waiting_payment' },
  },
  bank_transfer: {
    method: 'cvu',
    label: 'Transferencia',
    outcome: { status: 'pending', detail: 'pending_waiting_transfer' },
  },
  account_money: {
    method: 'account_money',
    label: 'Dinero en cuenta',
    outcome: { status: 'approved', detail: 'accredited' },
  },
};

/** The interest of card payments in instalments, in percent of the price; the buyer pays it, not the shop. */
export const INTEREST: Readonly<Record<string, number>> = { 1: 0, 3: 0, 6: 24, 12: 48 };

/** The interest of a number of instalments; none where the seller pays it. */
export function interestOf(count: number, free: readonly number[] | null | undefined): number {
  return free?.includes(count) ? 0 : (INTEREST[count] ?? 0);
}

/** What instalments with interest cost in percent of a year, as Argentina has it told: CFT with all taxes, TEA without. */
export const YEARLY: Readonly<Record<string, readonly [cft: string, tea: string]>> = {
  6: ['132,40', '101,75'],
  12: ['141,95', '107,60'],
};
