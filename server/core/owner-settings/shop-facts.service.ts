import { createHash } from 'node:crypto';
import { countryOf } from '#contract/core/countries/countries.ts';
import { factsOf } from '#contract/core/countries/country.ts';
import { zoneOf } from '#contract/core/countries/known-zones.ts';
import type { OwnerSettings } from '#contract/core/settings/owner-settings.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { offeredMeans } from '#contract/sales/payments/means-offers.ts';
import type { ShopFacts } from '#contract/core/shop/shop-facts.ts';
import { isLanguage, languageNames, type Language } from '#messages/languages.ts';
import type { FittedPicture, ShopLook } from '#contract/core/shop/look.ts';
import { pictureUrl, widthNear, widthsUpTo } from '#contract/core/shop/pictures.ts';
import { coloursOf } from '#contract/core/settings/look-settings.ts';
import { isDrawing, pictureIn } from '#contract/core/settings/picture-value.ts';
import { drawnName } from '../context/drawn-name.ts';

const orNull = (text: string) => (text === '' ? null : text);

/** The names of the pages that a shop can have elsewhere, by setting, in the order in which they are shown. */
const networks = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  tikTok: 'TikTok',
  youTube: 'YouTube',
  pinterest: 'Pinterest',
} as const satisfies Partial<Record<keyof OwnerSettings['contact'], string>>;

/**
 * Returns what everybody may know of the owner's settings, beside the departments and the instalments, which are no settings and
 * stay.
 */
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
    hasNewsletterForm: contact.newsletterForm,
    returnDays: selling.returnDays,
    productRules: selling.productRules === 'specified' ? 'specified' : 'wide',
    priceKeptDays: selling.priceKeptDays,
    transferDiscount: shownTransferDiscount(means),
    freeInstalments: shop().freeInstalments,
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

/** The room for the logo in the header of the pages, in px. */
const logoRoom = { width: 200, height: 40 } as const;

/** Counts up when the icons are made in another way, because browsers keep them by their version. */
const edition = 1;

/** How many pixels of a screen a px may have. */
const densest = 3;

/** Returns how the shop looks by the owner's settings. */
function shopLookOf({ look, identity }: Pick<OwnerSettings, 'look' | 'identity'>, language: Language): ShopLook {
  const logo = fittedLogo(look.logo);
  return {
    typefaces: look.typefaces,
    colours: coloursOf(look),
    logo,
    drawnName: logo === null ? drawnName(identity.name, look.typefaces) : null,
    version: createHash('sha256')
      .update(JSON.stringify([edition, look, identity.name, identity.description, language]))
      .digest('base64url')
      .slice(0, 8),
  };
}

function fittedLogo(value: string): FittedPicture | null {
  const logo = pictureIn(value);
  if (!logo) return null;
  const scale = Math.min(logoRoom.width / logo.width, logoRoom.height / logo.height);
  const width = Math.max(1, Math.round(logo.width * scale));
  const height = Math.max(1, Math.round(logo.height * scale));
  return { src: isDrawing(logo.path) ? logo.path : rasterSource(logo, width * densest), width, height };
}

function rasterSource({ path, width }: { readonly path: string; readonly width: number }, needed: number): string {
  const there = widthsUpTo(width);
  const chosen = there.find((one) => one >= needed) ?? widthNear(width, there) ?? 320;
  return pictureUrl(path, chosen, 'webp');
}
