import { firstLanguage } from '#messages/languages.ts';
import type { Language } from '#messages/languages.ts';
import type { CountryFacts } from './countries/country.ts';
import { defaultCountry } from './countries/default-country.ts';
import type { ShopLook } from './look.ts';

/** What everybody may know of the shop, as its owner set it. Optional texts are null. */
export type ShopFacts = {
  readonly name: string;
  /** False while only administrators see the shop. */
  readonly isOpen: boolean;
  /** One or two sentences for search engines, and a phrase for the end of the pages. */
  readonly description: string | null;
  readonly motto: string | null;
  /** The seller as the law knows it, and its tax id with the name of the number: 'CUIT 30-71234567-1'. */
  readonly company: string | null;
  readonly taxId: string | null;
  /** Its address in one line. */
  readonly address: string | null;
  /** The page of its tax authority that describes it. */
  readonly fiscalPage: string | null;
  readonly contact: ShopContact;
  /** For how many days after the delivery goods are taken back or exchanged. */
  readonly returnDays: number;
  /** The rules for new products: those of the requirements, or any text and any price. */
  readonly productRules: 'specified' | 'wide';
  readonly country: CountryFacts;
  readonly look: ShopLook;
  /** The language of the shop, and another one in which visitors may read its pages. */
  readonly language: Language;
  readonly otherLanguage: Language | null;
};

/** How the shop is reached: `phone` and `whatsApp` as people write them; `networks` are its pages by their names. */
export type ShopContact = {
  readonly email: string | null;
  readonly phone: string | null;
  readonly whatsApp: string | null;
  readonly networks: readonly { readonly name: string; readonly url: string }[];
};

/** The look of the style sheet (web/layout/theme.css). */
export const plainLook: ShopLook = {
  typefaces: 'editorial',
  colours: {
    paper: '#f6f3ed',
    sheet: '#fdfcf9',
    sand: '#ebe5da',
    line: '#d9d1c3',
    edge: '#8a8072',
    stone: '#635b50',
    ink: '#1c1a17',
    accent: '#23483a',
    accentDeep: '#173229',
    sale: '#a2361f',
  },
  logo: null,
  version: '0',
};

/** A shop that has no settings yet. */
const unnamed: ShopFacts = {
  name: 'Tienda',
  isOpen: true,
  description: null,
  motto: null,
  company: null,
  taxId: null,
  address: null,
  fiscalPage: null,
  contact: { email: null, phone: null, whatsApp: null, networks: [] },
  returnDays: 30,
  productRules: 'wide',
  country: defaultCountry,
  look: plainLook,
  language: firstLanguage,
  otherLanguage: null,
};

let present = unnamed;

/**
 * Returns what everybody may know of the shop. One process serves one shop and one page shows one, so there is one value
 * in each: the server sets it when the settings are read or change, the browser before the page is hydrated.
 */
export function shop(): ShopFacts {
  return present;
}

/** Sets what `shop` returns. */
export function setShop(facts: ShopFacts): void {
  present = facts;
}

/** Returns who sells, in one line: 'Percha S.A. · CUIT 30-71234567-1'; empty if it is not set. */
export function sellerLine(): string {
  return [present.company, present.taxId].filter((part) => part !== null).join(' · ');
}
