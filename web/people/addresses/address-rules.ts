import { t } from '#messages/messages.ts';
import type { User } from '#contract/people/accounts.ts';
import { addressFields } from '#contract/people/addresses.ts';
import type { CountryPlaces } from '#contract/core/countries/places.ts';
import { placeErrors } from '#contract/core/fields/place-errors.ts';
import type { Address } from '#contract/people/addresses.ts';
import { formText } from '#web/core/forms/form-text.ts';
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

export type AddressValues = Readonly<Record<AddressField, string>>;

/** Returns a value for each field. */
function valuesBy(valueOf: (field: AddressField) => string): AddressValues {
  return {
    recipient: valueOf('recipient'),
    phone: valueOf('phone'),
    street: valueOf('street'),
    number: valueOf('number'),
    floor: valueOf('floor'),
    postalCode: valueOf('postalCode'),
    city: valueOf('city'),
    province: valueOf('province'),
    notes: valueOf('notes'),
  };
}

export const emptyAddress = valuesBy(() => '');

/** Returns the form values of somebody's first address, who probably receives it herself. */
export function firstAddress({ name, lastname }: Pick<User, 'name' | 'lastname'>): AddressValues {
  return { ...emptyAddress, recipient: [name, lastname].filter(Boolean).join(' ') };
}

/** Returns an address's form values. */
export function addressValues(address: Omit<Address, 'id' | 'isDefault'>): AddressValues {
  return { ...valuesBy((field) => address[field]), phone: address.phoneShown };
}

/** Reads the values of a submitted form. */
export function sentAddress(form: FormData): AddressValues {
  return valuesBy((field) => formText(form, field));
}

/** Returns the first error of each field, by the server's rules for the shop's country. */
export function addressErrors(values: AddressValues, places: CountryPlaces): FieldErrors {
  return {
    ...firstSchemaErrors(addressFields, values, addressNames),
    ...firstErrors(placeErrors(values, places), addressNames),
  };
}
