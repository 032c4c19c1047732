import { firstLanguage, languageNames } from '#messages/languages.ts';
import { defaultCountry } from '../countries/default-country.ts';
import { plainLook } from './plain-look.ts';
import type { ShopFacts } from './shop-facts.ts';

/** A shop that has no settings yet. It is a file of its own, because the pages leave it out. */
export const firstFacts: ShopFacts = {
  name: 'Tienda',
  isOpen: true,
  description: null,
  motto: null,
  company: null,
  taxId: null,
  address: null,
  contact: { email: null, phone: null, whatsApp: null, networks: [] },
  hasNewsletterForm: false,
  returnDays: 30,
  productRules: 'wide',
  priceKeptDays: 14,
  transferDiscount: 0,
  freeInstalments: [],
  vatPercent: 0,
  hasNetPrices: false,
  country: defaultCountry,
  look: plainLook,
  departments: [
    { id: 'men', name: null, isHidden: false },
    { id: 'women', name: null, isHidden: false },
  ],
  language: firstLanguage,
  otherLanguage: null,
  languageName: languageNames[firstLanguage],
  otherLanguageName: null,
};
