import { z } from 'zod';

/** How the shop's people take money themselves. */
export const handMeans = ['cash', 'transfer'] as const;

export type HandMeans = (typeof handMeans)[number];

export const handMeansWords = {
  cash: 'Efectivo',
  transfer: 'Transferencia',
} as const satisfies Record<HandMeans, string>;

export const handMeansField = z.enum(handMeans, 'Elija efectivo o transferencia.');
