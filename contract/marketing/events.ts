import { z } from 'zod';

/** The events of the area. The subject is the number of the reader, so that the log names no address. */
export const marketingEvents = {
  /** Somebody asked for the newsletter to an address, which gets a letter with a link. */
  'newsletter.asked': z.object({}),
} as const;

/** What administrators change in the area; each is an event too. */
export const marketingActions = [
  'review.delete',
  'campaign.create',
  'campaign.update',
  'campaign.end',
  'campaign.delete',
  'coupon.create',
  'coupon.update',
  'coupon.end',
  'coupon.delete',
] as const;
