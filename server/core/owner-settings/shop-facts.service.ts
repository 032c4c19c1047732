import { countryOf } from '#contract/core/countries/countries.ts';
import { factsOf } from '#contract/core/countries/country.ts';
import { zoneOf } from '#contract/core/countries/known-zones.ts';
import type { OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { offeredMeans } from '#contract/sales/payments/means-offers.ts';
import type { ShopFacts } from '#contract/core/shop/shop-facts.ts';
import { isLanguage, languageNames } from '#messages/languages.ts';
import { shopLookOf } from './shop-look.service.ts';

const orNull = (text: string) => (text === '' ? null : text);

/** The names of the pages that a shop can have elsewhere, by setting, in the order in which they are shown. */
const networks = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  tikTok: 'TikTok',
  youTube: 'YouTube',
  pinterest: 'Pinterest',
} as const satisfies Partial<Record<keyof OwnerSettings['contact'], string>>;

/** Returns what everybody may know of the owner's settings, beside the departments, which are no setting and stay. */
export function shopFactsOf({
  identity,
  look,
  country,
  languages,
  seller,
  contact,
  selling,
  means,
  opening,
}: OwnerSettings): ShopFacts {
  const chosen = countryOf(country.country);
  const other = isLanguage(languages.otherLanguage) ? languages.otherLanguage : null;
  const address = [seller.street, seller.postalCode, seller.city, seller.province].filter(Boolean).join(', ');
  return {
    name: identity.name,
    isOpen: opening.isOpen,
    description: orNull(identity.description),
    motto: orNull(identity.motto),
    company: orNull(seller.company),
    taxId: seller.taxId === '' ? null : `${chosen.taxId.name} ${seller.taxId}`,
    address: orNull(address),
    contact: {
      email: orNull(contact.email),
      phone: orNull(contact.phone),
      whatsApp: orNull(contact.whatsApp),
      networks: networkPages(contact),
    },
    returnDays: selling.returnDays,
    productRules: selling.productRules === 'specified' ? 'specified' : 'wide',
    priceKeptDays: selling.priceKeptDays,
    transferDiscount: shownTransferDiscount(means),
    vatPercent: seller.vat === 'none' ? 0 : chosen.vat.usual,
    hasNetPrices: chosen.duties.netPrice !== null && seller.vat !== 'none' && seller.netPrices === 'everywhere',
    country: factsOf(chosen, zoneOf(chosen, country.timeZone)),
    look: shopLookOf({ look, identity }, chosen.language),
    departments: shop().departments,
    language: chosen.language,
    otherLanguage: other,
    languageName: languageNames[chosen.language],
    otherLanguageName: other && languageNames[other],
  };
}

/** Nothing is promised of a means that is not offered. */
function shownTransferDiscount(means: OwnerSettings['means']): number {
  const isOffered = offeredMeans({ means }).some((offer) => offer.means === 'transfer');
  return isOffered && means.showTransferPrice ? means.transferDiscount : 0;
}

function networkPages(contact: OwnerSettings['contact']): ShopFacts['contact']['networks'] {
  const { instagram, facebook, tikTok, youTube, pinterest } = contact;
  return Object.entries({ instagram, facebook, tikTok, youTube, pinterest } satisfies Record<
    keyof typeof networks,
    string
  >)
    .filter(([, url]) => url !== '')
    .map(([network, url]) => ({ name: nameOf(network), url }));
}

function nameOf(network: string): string {
  return new Map<string, string>(Object.entries(networks)).get(network) ?? network;
}
