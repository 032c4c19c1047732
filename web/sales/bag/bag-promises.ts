import { t } from '#messages/messages.ts';
import type { AreaOffer } from '#contract/delivery/delivery.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { visitorMeansWords } from '#contract/core/settings/visitor-means.ts';
import { meansForSome, type MeansOffer } from '#contract/sales/payments/means-offers.ts';
import { deliveryNote } from '#web/delivery/offers/delivery-note.ts';

type Means = { readonly isProviderOffered: boolean; readonly offers: readonly MeansOffer[] };

/** Returns what a buyer may rely on, as names and a few words: how it can be paid, delivered and returned. */
export function bagPromises(means: Means, offers: readonly AreaOffer[]): (readonly [name: string, words: string])[] {
  const kinds = offers.map(({ kind }) => kind);
  const ways = [
    ...(means.isProviderOffered ? [t('delivery-step.byCard')] : []),
    ...meansForSome(means.offers, kinds).map((one) => visitorMeansWords[one.means]),
  ];
  const days = shop().returnDays;
  const promises = [
    [t('home.meansOfPayment'), ways.join(' · ')],
    [t('delivery.delivery'), deliveryNote(offers)],
    [t('returns.title'), days > 0 ? t('home.daysToChange', { days }) : t('home.legalTerms')],
  ] as const;
  return promises.filter(([, words]) => words !== '');
}
