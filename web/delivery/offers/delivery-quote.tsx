import { t } from '#messages/messages.ts';
import { Suspense } from 'react';
import type { CountryPlaces } from '#contract/core/countries/places.ts';
import type { AreaOffer } from '#contract/delivery/delivery.ts';
import { missingFor, offersFor, type Parcel } from '#contract/delivery/delivery-offers.ts';
import { OfferLine } from './offer-line.tsx';
import { LatePlaceFields } from './late-place-fields.ts';
import { knownPlace, typedPlace } from './typed-place.ts';

type DeliveryQuoteProps = {
  readonly offers: readonly AreaOffer[];
  /** Those of the country; null if all offers are for everywhere. */
  readonly places: CountryPlaces | null;
  readonly parcel: Parcel;
};

/** What deliveries of a purchase cost and when they arrive; where that depends on the place, for a postal code. */
export function DeliveryQuote({ offers, places, parcel }: DeliveryQuoteProps) {
  const place = knownPlace(typedPlace.use(), places);
  const missing = missingFor(offers, place);
  const found = offersFor(offers, place);
  return (
    <div className="grid gap-4">
      {places && (
        <div className="noscript:hidden">
          <Suspense fallback={<div className="min-h-20" />}>
            <LatePlaceFields missing={missing} places={places} />
          </Suspense>
        </div>
      )}
      <ul aria-live="polite" className="grid gap-3">
        {found.map((offer) => (
          <li key={offer.id} className="flex">
            <OfferLine offer={offer} parcel={parcel} />
          </li>
        ))}
        {missing === 'nothing' && found.length === 0 && <li>{t('delivery.noneToPostalCode')}</li>}
      </ul>
    </div>
  );
}
