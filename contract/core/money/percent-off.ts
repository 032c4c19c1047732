import { t } from '#messages/messages.ts';
import { z } from 'zod';

/** The most that is off, in percent. */
const mostOff = 99;

const badPercent = { error: () => t('campaigns.badPercent', { most: mostOff }) };

/** What is off, in percent with up to two decimals, as a person types it or a program sends it. */
export const percentOff = z
  .union(
    [
      z.number(badPercent),
      z
        .string(badPercent)
        .trim()
        .regex(/^\d{1,2}(?:[.,]\d{1,2})?$/, badPercent),
    ],
    badPercent,
  )
  .transform((given) => Number(String(given).replace(',', '.')))
  .pipe(z.number().gt(0, badPercent).max(mostOff, badPercent).multipleOf(0.01, badPercent));
