import { shownWithoutExtension } from '#contract/people/phone-extension.ts';

/** What a label file says about one order. Columns whose fact the shop does not know stay empty. */
export type Label = {
  readonly number: number;
  readonly email: string;
  readonly recipient: string;
  /** As people write it: '011 2345-6789'. */
  readonly phoneShown: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly floor: string;
  readonly city: string;
  /** Its code (ISO 3166-2), and its name. */
  readonly province: string;
  readonly provinceName: string;
  readonly postalCode: string;
  readonly notes: string;
  /** What the goods cost, in the currency's main unit. */
  readonly worth: string;
  /** What the goods weigh, in g, without their box. */
  readonly grams: number;
  /** The recipient's; '' if it is not known. */
  readonly dni: string;
};

/** The columns of a carrier's import, each with its heading and its cell. */
export type LabelColumns = readonly (readonly [heading: string, cell: (label: Label) => string])[];

/** Returns a telephone number as area code and number, for files that have no place for an extension: '011 15-2345-6789' is ['11', '23456789']. */
export function phoneParts(phoneShown: string): readonly [area: string, number: string] {
  const [area = '', ...rest] = shownWithoutExtension(phoneShown).split(' ');
  const number = rest.join('').replaceAll(/\D/g, '');
  const isMobile = rest.join(' ').startsWith('15-');
  return [area.replaceAll(/\D/g, '').replace(/^0/, ''), isMobile ? number.slice(2) : number];
}

/** Returns the digits of a postal code: 'C1425ABC' is '1425'. */
export function postalDigits(postalCode: string): string {
  return postalCode.replaceAll(/\D/g, '');
}
