import type { Language } from '#messages/languages.ts';
import type { IdKind } from './id-kind.ts';
import type { PlaceFacts } from './places.ts';

/** The countries in which a shop can be (ISO 3166-1). */
export const countryCodes = ['AR', 'MX', 'CL', 'CO', 'UY', 'PE', 'ES'] as const;

export type CountryCode = (typeof countryCodes)[number];

/**
 * How numbers and amounts are written (CLDR). They are data because the first number format that a browser makes takes it 50 ms of a
 * desktop's time, before the page works, and because a browser and the server may know different versions of CLDR.
 */
type NumberForm = {
  readonly decimal: string;
  readonly group: string;
  /** From how many digits before the decimals on thousands are grouped. */
  readonly groupedFrom: number;
  /** An amount of the country's currency, and one below zero, with 0 in the place of its digits. */
  readonly price: string;
  readonly belowZero: string;
};

/**
 * What every page needs to know of the shop's country: its code, its currency (ISO 4217) and how many decimals that has,
 * the language and form in which dates are written (BCP 47), how amounts are, where days begin and end (IANA time zone), and
 * how telephone numbers begin.
 */
export type CountryFacts = {
  readonly code: CountryCode;
  readonly currency: string;
  readonly decimals: number;
  readonly locale: string;
  readonly numbers: NumberForm;
  readonly timeZone: string;
  readonly phonePrefix: string;
};

/** A time zone that the owner can choose (IANA), and the part of the country where it applies, in words. */
export type ZoneChoice = { readonly zone: string; readonly where: () => string };

/** A rate of the value added tax, in percent. */
export type VatRate = { readonly percent: number; readonly name: string };

/** The value added tax: its name, its rates, and the one that clothes and shoes pay. */
export type Vat = {
  readonly name: string;
  readonly rates: readonly VatRate[];
  readonly usual: number;
  readonly law: string;
};

/** For how long a purchase from afar can be taken back; working days are Monday to Friday. */
export type WithdrawalRight = {
  readonly days: number;
  readonly unit: 'days' | 'working_days';
  /** True if the seller pays for sending the goods back. */
  readonly isReturnFree: boolean;
  readonly law: string;
};

/*
 * Sources that are the same for every country, whose tables do not repeat them: ISO 3166-1 for the code, ISO 4217 for the
 * currency, CLDR for the language and the form of amounts, the IANA database (zone.tab) for time zones, ITU-T E.164 for the
 * beginning of telephone numbers, and libphonenumber for the form of the example.
 */

/** Something that a law demands of an online shop. `since` is a date; null if it has applied for years. */
export type Duty = { readonly law: string; readonly since: string | null };

/** Where buyers complain to the authority. `law` demands the link; null if it is only useful. */
export type ComplaintLink = { readonly name: string; readonly url: string; readonly law: string | null };

/**
 * What laws demand of an online shop. Null means that we know of no law of the country that does: each duty comes from few laws,
 * which are named here, and a lawyer of the country may know another.
 */
export type Duties = {
  readonly withdrawal: WithdrawalRight | null;
  /** A button or function on the site by which a purchase is taken back: Argentina's authority and the European Union ask for one. */
  readonly withdrawalButton: Duty | null;
  /** The price without taxes beside the price, in these words: a rule of Argentina. The shop's prices are final everywhere. */
  readonly netPrice: (Duty & { readonly words: () => string }) | null;
  /** The lowest price of so many days before a reduction, beside the reduced price: a rule of the European Union. */
  readonly lowestPrice: (Duty & { readonly days: number }) | null;
  /** A book of complaints on the site, which the seller answers: Peru's. Spain's sheets are of its regions, and on paper. */
  readonly complaintsBook: (Duty & { readonly answerDays: number }) | null;
  /**
   * A way to ask the seller for the reversal of an electronic payment, within so many working days since the buyer knew why:
   * Colombia's.
   */
  readonly paymentReversal: (Duty & { readonly days: number }) | null;
  /** What has to be said of a garment where it is sold: its fibres, where it was made, and who made it and answers for it. */
  readonly garment: {
    readonly composition: Duty | null;
    readonly origin: Duty | null;
    readonly maker: Duty | null;
    /** A person in the European Union who answers for goods that were made outside of it. */
    readonly responsible: Duty | null;
  };
  readonly complaints: readonly ComplaintLink[];
};

/** A part of a number after the country's prefix, as a regular expression, and what stands there now; groups as $1. */
export type FormerPhone = { readonly was: RegExp; readonly is: string };

/** All facts of a country that the shop uses. */
export type Country = CountryFacts & {
  /** The language of the interface in which a shop there speaks. */
  readonly language: Language;
  /** The zones of the country that differ today; the first one is that of `timeZone`. */
  readonly timeZones: readonly [ZoneChoice, ...ZoneChoice[]];
  /** A number as people there write it. */
  readonly phoneExample: string;
  /** Forms in which people still write numbers although the plan has another one. */
  readonly formerPhones: readonly FormerPhone[];
  readonly places: PlaceFacts;
  readonly taxId: IdKind;
  readonly personalId: IdKind;
  /** Where a shop of the country gets transfers. */
  readonly bankAccount: IdKind;
  readonly vat: Vat;
  readonly duties: Duties;
};

/** Returns what every page carries of a country, with one of its time zones; the usual one if it is left out. */
export function factsOf(country: Country, timeZone: string = country.timeZone): CountryFacts {
  const { code, currency, decimals, locale, numbers, phonePrefix } = country;
  if (!country.timeZones.some(({ zone }) => zone === timeZone)) throw new RangeError(`not a zone of ${code}`);
  return { code, currency, decimals, locale, numbers, timeZone, phonePrefix };
}
