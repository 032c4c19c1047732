import type { Language } from '#messages/languages.ts';
import type { CountryFacts } from '../countries/country.ts';
import type { FreeBand } from '../money/instalment-terms.ts';
import type { ShopLook } from './look.ts';

/** What everybody may know of the shop, as its owner set it. Optional texts are null. */
export type ShopFacts = {
  readonly name: string;
  /** False while only administrators see the shop. */
  readonly isOpen: boolean;
  /** One or two sentences for search engines, and a phrase for the end of the pages. */
  readonly description: string | null;
  readonly motto: string | null;
  /** In the second language: which of both are still in the shop's own. */
  readonly inOwnLanguage?: readonly ('motto' | 'description')[] | undefined;
  /** The seller as the law knows it, and its tax id with the name of the number, the way people write both. */
  readonly company: string | null;
  readonly taxId: string | null;
  /** Its address in one line. */
  readonly address: string | null;

  readonly contact: ShopContact;
  /** True if the foot of every page has the form of the newsletter. */
  readonly hasNewsletterForm: boolean;
  /** For how many days after the delivery goods are taken back or exchanged. */
  readonly returnDays: number;
  /** The rules for new products: those of the requirements, or any text and any price. */
  readonly productRules: 'specified' | 'wide';
  /** For how many days a price has to stand before it may be struck through, where the law says nothing of it. */
  readonly priceKeptDays: number;
  /** What is off for who pays by transfer, in percent, as products show it; 0 if they do not. */
  readonly transferDiscount: number;
  /** The instalments without interest that the cards of products tell of; empty where they tell of none. */
  readonly freeInstalments: readonly FreeBand[];
  /**
   * The usual rate in percent of the value added tax that prices contain; 0 for a seller who charges none.
   */
  readonly vatPercent: number;
  /** True if the price without taxes stands beside every price, not only on the page of a product. */
  readonly hasNetPrices: boolean;
  readonly country: CountryFacts;
  readonly look: ShopLook;
  /** In their order. Visitors are told of no hidden one. */
  readonly departments: readonly Department[];
  /** The language of the shop, and another one in which visitors may read its pages. */
  readonly language: Language;
  readonly otherLanguage: Language | null;
  /** Their names, each in the language itself. */
  readonly languageName: string;
  readonly otherLanguageName: string | null;
};

/** A part of the shop: 'men', 'women', and those of the owner; the id names it in addresses and never changes. */
export type Department = {
  readonly id: string;
  /** Null for one of the requirements that is called as the shop calls it in each language. */
  readonly name: string | null;
  readonly isHidden: boolean;
  /** In the second language: whether the name is still in the shop's own. */
  readonly inOwnLanguage?: readonly 'name'[] | undefined;
};

/** How the shop is reached: `phone` and `whatsApp` as people write them; `networks` are its pages by their names. */
export type ShopContact = {
  readonly email: string | null;
  readonly phone: string | null;
  readonly whatsApp: string | null;
  readonly networks: readonly { readonly name: string; readonly url: string }[];
};
