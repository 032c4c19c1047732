import { useImperativeHandle, type RefObject } from 'react';
import { shop } from '#contract/core/shop/shop.ts';
import {
  taxDataFields,
  taxDataNames,
  taxDataOptions,
  idKindOf,
  type TaxDataName,
} from '#contract/people/tax-data/tax-data-fields.ts';
import { taxData, taxDataLabel } from '#contract/people/tax-data/tax-data.ts';
import { t } from '#messages/messages.ts';
import { firstSchemaErrors } from '#web/core/forms/schema-errors.ts';
import { useForm } from '#web/core/forms/use-form.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import { OptionsField, type Option } from '#web/core/ui/options-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { taxFieldPrefix, type TaxDataValues } from './sent-tax-data.ts';

/** What the form around the fields asks before it is sent. */
export type TaxDataCheck = { readonly errors: FieldErrors; readonly showAll: () => void };

type TaxDataFieldsProps = {
  readonly start: TaxDataValues;
  /** The server's errors, by the names of the fields in the form. */
  readonly refused: FieldErrors | undefined;
  readonly check: RefObject<TaxDataCheck | null>;
};

/** The fields of the shop's country for a tax document. Only those who need one load its code. */
export function TaxDataFields({ start, refused, check }: TaxDataFieldsProps) {
  const { code: country } = shop().country;
  const form = useForm({
    start,
    errorsOf: (values) => prefixed(firstSchemaErrors(taxData, values, taxDataNames)),
    refused,
  });
  useImperativeHandle(check, () => ({ errors: ownErrors(form.errors), showAll: form.showAll }));
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {taxDataFields(country).map((name) => (
        <div key={name} className={isWide(name) ? 'sm:col-span-2' : ''}>
          <OneField name={name} form={form} />
        </div>
      ))}
    </div>
  );
}

const isWide = (name: TaxDataName) => name === 'address' || name === 'name' || name === 'condition';

function prefixed(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, words]) => [`${taxFieldPrefix}${name}`, words]));
}

/** What the server said of other fields of the form is beside those. */
function ownErrors(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name.startsWith(taxFieldPrefix)));
}

type OneFieldProps = { readonly name: TaxDataName; readonly form: ReturnType<typeof useForm<TaxDataValues>> };

function OneField({ name, form }: OneFieldProps) {
  const { code: country } = shop().country;
  const place = `${taxFieldPrefix}${name}`;
  const { onChange, ...own } = form.field(name);
  const field = {
    ...own,
    onChange: (event: Parameters<typeof onChange>[0]) => {
      onChange(event);
      form.forgive(place);
    },
    name: place,
    error: form.shown(place),
    onBlur: () => form.leave(place),
    label: taxDataLabel(name, country, form.values),
  };
  const options = Object.entries(taxDataOptions(name, country)).map(([code, words]): Option => [code, words]);
  if (options.length > 0) {
    return <OptionsField {...field} required options={[['', t('tax-data.chooseOption')], ...options]} />;
  }
  const isNumeric = name === 'postalCode' || (name === 'taxId' && idKindOf(form.values, country).isNumeric);
  return (
    <TextField
      {...field}
      required
      maxLength={longest[name]}
      autoComplete={name === 'name' ? 'organization' : 'off'}
      autoCapitalize={name === 'taxId' ? 'characters' : undefined}
      inputMode={isNumeric ? 'numeric' : undefined}
    />
  );
}

const longest: Readonly<Record<TaxDataName, number>> = {
  idKind: 20,
  condition: 20,
  taxId: 30,
  name: 150,
  activity: 100,
  address: 200,
  postalCode: 12,
  use: 20,
};
