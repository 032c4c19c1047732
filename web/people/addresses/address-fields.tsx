import { t } from '#messages/messages.ts';
import type { CountryPlaces } from '#contract/core/countries/places.ts';
import type { FormOf } from '#web/core/forms/use-form.ts';
import { OptionsField, type Option } from '#web/core/ui/options-field.tsx';
import { TextAreaField } from '#web/core/ui/text-area-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { addressLabels as labels, type AddressValues } from './address-rules.ts';

type ContactProps = { readonly form: FormOf<AddressValues> };

type FieldsProps = ContactProps & { readonly places: CountryPlaces };

/** Who receives a purchase. The names for autofill are those of HTML, 4.10.18.7, in the group of deliveries. */
export function ContactFields({ form: { field } }: ContactProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('recipient')} label={labels.recipient} autoComplete="shipping name" maxLength={80} />
      <TextField {...field('phone')} label={labels.phone} type="tel" autoComplete="shipping tel" maxLength={40} />
    </div>
  );
}

/** The fields of an address in the shop's country. */
export function AddressFields({ form, places: { words, provinces, postal } }: FieldsProps) {
  const { field } = form;
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <div className="sm:col-span-6">
        <ContactFields form={form} />
      </div>
      <div className="sm:col-span-4">
        <TextField {...field('street')} label={labels.street} autoComplete="shipping address-line1" maxLength={100} />
      </div>
      <div className="sm:col-span-2">
        <TextField {...field('number')} label={labels.number} autoComplete="off" maxLength={10} />
      </div>
      <div className={postal.isRequired ? 'sm:col-span-4' : 'sm:col-span-3'}>
        <TextField {...field('floor')} label={labels.floor} autoComplete="shipping address-line2" maxLength={30} />
      </div>
      <div className={postal.isRequired ? 'sm:col-span-2' : 'sm:col-span-3'}>
        <TextField
          {...field('postalCode')}
          label={postal.isRequired ? labels.postalCode : t('addresses.postalCodeOptional')}
          autoComplete="shipping postal-code"
          autoCapitalize="characters"
          maxLength={12}
        />
      </div>
      <div className="sm:col-span-3">
        <TextField {...field('city')} label={words.city} autoComplete="shipping address-level2" maxLength={80} />
      </div>
      <div className="sm:col-span-3">
        <OptionsField
          {...field('province')}
          label={words.province}
          autoComplete="shipping address-level1"
          options={[['', words.chooseProvince], ...provinces.map(({ code, name }): Option => [code, name])]}
        />
      </div>
      <div className="sm:col-span-6">
        <TextAreaField {...field('notes')} label={labels.notes} rows={2} maxLength={200} />
      </div>
    </div>
  );
}
