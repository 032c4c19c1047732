import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';

/** The means by which visitors pay without a provider: the shop's people see the money, and note it. */
export const visitorMeansNames = ['transfer', 'pickup', 'delivery'] as const;

export type VisitorMeans = (typeof visitorMeansNames)[number];

/** What they are called. */
export const visitorMeansWords = lateTexts({
  transfer: () => t('settings.byTransfer'),
  pickup: () => t('settings.cashAtPickup'),
  delivery: () => t('settings.cashOnDelivery'),
}) satisfies Readonly<Record<VisitorMeans, string>>;
