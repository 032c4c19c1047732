import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { isRefusedId } from '#contract/core/countries/id-kind.ts';
import { countryCodes, type CountryCode } from '#contract/core/countries/country.ts';
import { generalIds, idsOfPersons, taxIds } from '#contract/core/countries/tax-ids.ts';
import { optionalLine } from '#contract/core/fields/one-line.ts';
import { showsWords } from '#contract/core/fields/short-text.ts';
import type { FieldError } from '#contract/core/protocol/errors.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { fitsRegime, fitsUse, idKindOf, taxDataFields, taxDataOptions, type TaxDataName } from './tax-data-fields.ts';

const line = (most: number) => optionalLine(most).default('');

const shape = {
  idKind: line(20),
  condition: line(20),
  taxId: line(30),
  name: line(150),
  activity: line(100),
  address: line(200),
  postalCode: line(12),
  use: line(20),
} as const satisfies Record<TaxDataName, z.ZodType>;

type Values = Readonly<Record<TaxDataName, string>>;

/**
 * What a buyer gives for a tax document in the shop's country, the same rules in page and server. The id is kept as it is stored, and
 * what the country does not ask for is dropped.
 */
export const taxData = z
  .object(shape)
  .overwrite((values) => ({ ...tidy(values, shop().country.code) }))
  .check(({ value, issues }) => {
    for (const { path, message } of taxDataErrors(value, shop().country.code)) {
      issues.push({ code: 'custom', input: value, path: [path], message });
    }
  });

/** The same as it is kept with an order: `country` is the shop's at that time. */
export const keptTaxData = z.object({
  country: z.enum(countryCodes),
  idKind: z.string(),
  condition: z.string(),
  taxId: z.string(),
  name: z.string(),
  activity: z.string(),
  address: z.string(),
  postalCode: z.string(),
  use: z.string(),
});

export type TaxData = z.output<typeof taxData>;
export type KeptTaxData = z.output<typeof keptTaxData>;

function tidy(values: Values, country: CountryCode): Values {
  const asked = taxDataFields(country);
  const has = (name: TaxDataName) => (asked.includes(name) ? values[name] : '');
  return {
    idKind: has('idKind'),
    condition: has('condition'),
    taxId: idKindOf(values, country).plain(values.taxId),
    name: has('name'),
    activity: has('activity'),
    address: has('address'),
    postalCode: has('postalCode'),
    use: has('use'),
  };
}

/** Returns what is wrong with the data in a country, by field. */
export function taxDataErrors(values: Values, country: CountryCode): FieldError[] {
  return taxDataFields(country).flatMap((path) => {
    const message = errorOf(path, values, country);
    return message === undefined ? [] : [{ path, message }];
  });
}

function errorOf(name: TaxDataName, values: Values, country: CountryCode): string | undefined {
  if (name === 'taxId') return idError(values, country);
  if (name === 'postalCode') return /^\d{5}$/.test(values.postalCode) ? undefined : t('tax-data.badPostalCode');
  const options = taxDataOptions(name, country);
  if (Object.keys(options).length > 0) {
    if (!Object.hasOwn(options, values[name])) return t('tax-data.choose');
    return country === 'MX' ? regimeError(name, values) : undefined;
  }
  return showsWords(values[name]) ? undefined : missing[name]();
}

function idError(values: Values, country: CountryCode): string | undefined {
  const kind = idKindOf(values, country);
  const { name, example } = kind;
  if (values.taxId === '') return t('tax-data.idMissing', { name, example });
  if (country === 'MX' && generalIds.has(values.taxId)) return t('tax-data.generalId', { name });
  return isRefusedId(kind, values.taxId) ? t('tax-data.badId', { name, example }) : undefined;
}

function regimeError(name: TaxDataName, { taxId, condition, use }: Values): string | undefined {
  if (name === 'condition' && taxId.length >= 12 && !fitsRegime(taxId, condition)) {
    return t('tax-data.otherRegime', { name: taxIds.MX.name });
  }
  return name === 'use' && !fitsUse(condition, use) ? t('tax-data.otherUse') : undefined;
}

const missing: Readonly<Record<TaxDataName, () => string>> = {
  idKind: () => t('tax-data.choose'),
  condition: () => t('tax-data.choose'),
  taxId: () => t('tax-data.choose'),
  name: () => t('tax-data.nameMissing'),
  activity: () => t('tax-data.activityMissing'),
  address: () => t('tax-data.addressMissing'),
  postalCode: () => t('tax-data.badPostalCode'),
  use: () => t('tax-data.choose'),
};

/** Returns data as fields have them: every name with a text. */
export function taxDataValues(data: KeptTaxData | null): Values {
  const {
    idKind = '',
    condition = '',
    taxId = '',
    name = '',
    activity = '',
    address = '',
    postalCode = '',
    use = '',
  } = data ?? {};
  return { idKind, condition, taxId, name, activity, address, postalCode, use };
}

/** Returns the rows of kept data as people read them, name and value of each field. */
export function taxDataRows(data: KeptTaxData): (readonly [name: string, value: string])[] {
  const { country } = data;
  const shown = taxDataFields(country).filter((name) => name !== 'idKind');
  return shown.map((name) => [taxDataLabel(name, country, data), valueOf(name, data)] as const);
}

function valueOf(name: TaxDataName, data: KeptTaxData): string {
  if (name === 'taxId') return idKindOf(data, data.country).shown(data.taxId);
  const words = taxDataOptions(name, data.country)[data[name]];
  if (words === undefined) return data[name];
  return data.country === 'MX' ? `${data[name]} ${words}` : words;
}

/** Returns what a field is called in a country. */
export function taxDataLabel(name: TaxDataName, country: CountryCode, values: Values): string {
  switch (name) {
    case 'taxId':
      return idLabel(country, values);
    case 'condition':
      return t('tax-data.condition', { country });
    case 'idKind':
      return t('tax-data.idKind');
    case 'name':
      return t('tax-data.name');
    case 'activity':
      return t('tax-data.activity');
    case 'address':
      return t('tax-data.address', { country });
    case 'postalCode':
      return t('tax-data.postalCode');
    case 'use':
      return t('tax-data.use');
  }
}

function idLabel(country: CountryCode, values: Values): string {
  if (country === 'AR' && values.condition === 'consumer') {
    return t('tax-data.eitherId', { name: taxIds.AR.name, other: idsOfPersons.AR?.name ?? '' });
  }
  return idKindOf(values, country).name;
}
