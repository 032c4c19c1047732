import { useState } from 'react';
import { missingFor, offersFor, deliveryPrice } from '#contract/delivery/delivery-offers.ts';
import type { Place } from '#contract/delivery/delivery-zone.ts';
import type { Offered } from '#web/delivery/offers/load-offers.ts';
import { knownPlace, typedPlace } from '#web/delivery/offers/typed-place.ts';
import { parcelOf } from './bag-amounts.ts';
import type { Bag } from './bag.ts';

/** An address of the buyer, in one line and as a place. */
export type DeliveryPlace = {
  readonly id: number;
  readonly text: string;
  readonly postalCode: string;
  readonly province: string;
};

/**
 * How a bag reaches its buyer: the offers for the chosen address, or for the postal code that a visitor without addresses
 * typed; the chosen one, at first the first; and its price, null while it is not known.
 */
export function useBagDelivery(bag: Bag, { offers: all, places }: Offered, addresses: readonly DeliveryPlace[]) {
  const typed = knownPlace(typedPlace.use(), places);
  const [addressId, setAddressId] = useState<number>();
  const [offerId, setOfferId] = useState<number>();
  const address = addresses.find(({ id }) => id === addressId) ?? addresses[0];
  const place: Place | null = address ?? typed;
  const offers = offersFor(all, place);
  const offer = offers.find(({ id }) => id === offerId) ?? offers[0];
  const parcel = parcelOf(bag);
  return {
    address,
    chooseAddress: setAddressId,
    missing: missingFor(all, place),
    offers,
    /** Those of the country; null if all offers are for everywhere. */
    places,
    offer,
    chooseOffer: setOfferId,
    parcel,
    price: offer ? deliveryPrice(offer, parcel) : null,
  };
}

export type BagDelivery = ReturnType<typeof useBagDelivery>;
