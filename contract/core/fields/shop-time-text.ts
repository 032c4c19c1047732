import { t } from '#messages/messages.ts';
import { z } from 'zod';

/** A local time of the shop, '2026-11-27T00:00', or with seconds. */
export const shopTimeText = z.iso
  .datetime({ local: true, error: () => t('home-parts.missingTime') })
  .regex(/^2\d{3}-.{11}(?::\d{2})?$/, { error: () => t('home-parts.earlyTime') });
