import { changedByPercent } from '#contract/core/money/changed-amount.ts';
import { moneyOf, type Money } from '#contract/core/money/money.ts';
import type { OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import { visitorMeansNames, type VisitorMeans } from '#contract/core/settings/visitor-means.ts';
import type { DeliveryKind } from '#contract/delivery/delivery.ts';
import type { NewAdjustment } from '../orders/adjustments.ts';

/**
 * A means by which a visitor pays without a provider, and what it changes of the goods' price, in percent: below 0 a discount,
 * above 0 a charge.
 */
export type MeansOffer = { readonly means: VisitorMeans; readonly percent: number };

/** Returns the means that a shop offers, in the order of its settings: no transfer without an account to which it goes. */
export function offeredMeans({ means: settings }: Pick<OwnerSettings, 'means'>): MeansOffer[] {
  const { transferDiscount, pickupDiscount, deliveryCharge } = settings;
  const percents = { transfer: -transferDiscount, pickup: -pickupDiscount, delivery: deliveryCharge };
  return visitorMeansNames
    .filter((means) => settings.offeredMeans.includes(means))
    .filter((means) => means !== 'transfer' || settings.bankAccount !== '')
    .map((means) => ({ means, percent: percents[means] + 0 }));
}

const fits: Readonly<Record<VisitorMeans, (kind: DeliveryKind) => boolean>> = {
  transfer: () => true,
  pickup: (kind) => kind === 'pickup',
  delivery: (kind) => kind === 'home',
};

/** Returns those by which an order can be paid that reaches its buyer so. */
export function meansFor<Offer extends Pick<MeansOffer, 'means'>>(
  offers: readonly Offer[],
  kind: DeliveryKind,
): Offer[] {
  return offers.filter(({ means }) => fits[means](kind));
}

/** Returns those by which some order can be paid where orders reach their buyers by these kinds of delivery alone. */
export function meansForSome<Offer extends Pick<MeansOffer, 'means'>>(
  offers: readonly Offer[],
  kinds: readonly DeliveryKind[],
): Offer[] {
  return offers.filter(({ means }) => means === 'transfer' || kinds.some((kind) => fits[means](kind)));
}

/** The source of an adjustment that comes from a means of payment. */
export function sourceOfMeans(means: VisitorMeans): string {
  return `means:${means}`;
}

/** Returns the adjustments of goods that cost so much and are paid by a means: none, or one. */
export function meansAdjustments({ means, percent }: MeansOffer, goods: Money): NewAdjustment[] {
  const amount = moneyOf(changedByPercent(goods.minor, percent) - goods.minor, goods.currency);
  if (amount.minor === 0) return [];
  const kind = amount.minor < 0 ? 'discount' : 'charge';
  return [{ line: null, kind, source: sourceOfMeans(means), title: '', amount }];
}

/** For how many days units are held for each. */
export function holdDays({ means: settings }: Pick<OwnerSettings, 'means'>, means: VisitorMeans): number {
  const { transferHold, pickupHold, deliveryHold } = settings;
  return { transfer: transferHold, pickup: pickupHold, delivery: deliveryHold }[means];
}
