/** A province, state, region or department: its code (ISO 3166-2, without the country) and its name. */
export type Province = { readonly code: string; readonly name: string };

/** How postal codes are written, in data that a page can carry. */
export type PostalRules = {
  /** The source of a regular expression for a whole code in its plain form: upper case, without separators. */
  readonly pattern: string;
  /** How many digits a code has: ranges of codes are of these. */
  readonly digits: number;
  /** False where many people do not know theirs, so that an address is complete without one. */
  readonly isRequired: boolean;
  /** Beginnings of codes and the province that each one names. The longest one that fits counts. */
  readonly provinces: Readonly<Record<string, string>>;
  /** True if a code with the beginning of another province is wrong. */
  readonly isStrict: boolean;
};

/** What a country calls its parts. Whole sentences, because their articles differ. */
export type PlaceWords = {
  readonly province: string;
  readonly chooseProvince: string;
  readonly wholeProvinces: string;
  readonly postalOfOther: string;
  readonly city: string;
  readonly missingCity: string;
};

/** The parts of a country and its postal codes, each with an example. */
export type PlaceFacts = {
  readonly provinces: readonly Province[];
  readonly postal: PostalRules & { readonly example: string };
};

/**
 * What the forms of addresses and delivery zones need to know of a country, in the language of the request. `hint` is
 * what is said of a postal code that is none.
 */
export type CountryPlaces = {
  readonly words: PlaceWords;
  readonly provinces: readonly Province[];
  readonly postal: PostalRules & { readonly hint: string };
};

/** Returns the name of a province; its code if the country has none with it. */
export function provinceName({ provinces }: Pick<PlaceFacts, 'provinces'>, code: string): string {
  return provinces.find((province) => province.code === code)?.name ?? code;
}

/** Turns 'AR: 55; CA: 14 15' into the beginnings of postal codes with their provinces. */
export function beginnings(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text.split(';').flatMap((part) => {
      const [code = '', digits = ''] = part.trim().split(': ');
      return digits.split(' ').map((one) => [one, code]);
    }),
  );
}

/** Turns 'AGU Aguascalientes; BCN Baja California' into provinces, by name. */
export function provincesIn(text: string): readonly Province[] {
  const found = text.split(';').map((part) => {
    const [, code = '', name = ''] = /^(\S+) (.+)$/.exec(part.trim()) ?? [];
    return { code, name };
  });
  return found.toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
}
