import { t } from '#messages/messages.ts';
import type { User } from '#contract/people/accounts/accounts.ts';
import { addressFields, type Address } from '#contract/people/addresses.ts';
import type { CountryPlaces } from '#contract/core/countries/places.ts';
import { placeErrors } from '#contract/core/fields/place-errors.ts';
import { sentTexts, textsBy, type TextsBy } from '#web/core/forms/form-text.ts';
import { firstErrors, firstSchemaErrors } from '#web/core/forms/schema-errors.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';

export const addressLabels = {
  recipient: t('addresses.recipient'),
  phone: t('accounts.phone'),
  street: t('addresses.street'),
  number: t('addresses.number'),
  floor: t('addresses.floor'),
  postalCode: t('addresses.postalCode'),
  notes: t('addresses.notes'),
} as const;

export const addressNames = [
  'recipient',
  'phone',
  'street',
  'number',
  'floor',
  'postalCode',
  'city',
  'province',
  'notes',
] as const;

export type AddressField = (typeof addressNames)[number];

export type AddressValues = TextsBy<AddressField>;

export const emptyAddress = textsBy(addressNames);

/** Returns the form values of somebody's first address, who probably receives it herself. */
export function firstAddress({ name, lastname }: Pick<User, 'name' | 'lastname'>): AddressValues {
  return { ...emptyAddress, recipient: [name, lastname].filter(Boolean).join(' ') };
}

/** Returns an address's form values. */
export function addressValues(address: Omit<Address, 'id' | 'isDefault'>): AddressValues {
  return { ...textsBy(addressNames, (field) => address[field]), phone: address.phoneShown };
}

/** Reads the values of a submitted form. */
export const sentAddress = (form: FormData): AddressValues => sentTexts(addressNames, form);

/** Returns the first error of each field, by the server's rules for the shop's country. */
export function addressErrors(values: AddressValues, places: CountryPlaces): FieldErrors {
  return {
    ...firstSchemaErrors(addressFields, values, addressNames),
    ...firstErrors(placeErrors(values, places), addressNames),
  };
}
