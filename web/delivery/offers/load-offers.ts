import { country } from '#contract/office/country-forms.ts';
import type { CountryPlaces } from '#contract/core/countries/places.ts';
import { delivery, type AreaOffer } from '#contract/delivery/delivery.ts';
import { missingFor } from '#contract/delivery/delivery-offers.ts';
import type { ApiClient } from '#web/core/api-client/api-client.ts';

/** The delivery methods that are on, and the places of the country if it matters where the buyer is; else null. */
export type Offered = { readonly offers: AreaOffer[]; readonly places: CountryPlaces | null };

/** Loads them. Most shops send everywhere for one price: their pages need no list of provinces. */
export async function loadOffers(api: ApiClient): Promise<Offered> {
  const offers = await api.load(delivery.offers, {});
  const isEverywhere = missingFor(offers, null) === 'nothing';
  return { offers, places: isEverywhere ? null : (await api.load(country.forms, {})).places };
}
