import { t } from '#messages/messages.ts';
import type { CountryPlaces } from '#contract/core/countries/places.ts';
import type { MissingPlace } from '#contract/delivery/delivery-offers.ts';
import { isPostalCode, plainPostalCode } from '#contract/core/fields/postal-code.ts';
import { useWrittenEarly } from '#web/core/hydration/use-written-early.ts';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { Options } from '#web/core/ui/options-field.tsx';
import { typedPlace } from './typed-place.ts';

type PlaceFieldsProps = { readonly missing: MissingPlace; readonly places: CountryPlaces };

/**
 * Asks a visitor for a postal code, and for the province where the code does not tell it and it matters, or where people need
 * not know their code.
 */
export function PlaceFields({ missing, places: { words, provinces, postal } }: PlaceFieldsProps) {
  const { postalCode, province } = typedPlace.use();
  const write = (value: string) =>
    typedPlace.set((before) => ({ postalCode: value, province: postal.isRequired ? '' : before.province }));
  const field = useWrittenEarly(postalCode, write);
  const code = plainPostalCode(postalCode);
  const isWrong = code.length >= postal.digits && !isPostalCode(code, postal);
  const asksProvince = missing === 'province' || province !== '' || !postal.isRequired;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        label={postal.isRequired ? t('addresses.postalCode') : t('addresses.postalCodeOptional')}
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={12}
        value={postalCode}
        error={isWrong ? postal.hint : undefined}
        ref={field}
        onChange={(event) => write(event.target.value)}
      />
      {asksProvince && (
        <SelectField
          label={words.province}
          autoComplete="address-level1"
          value={province}
          onChange={(event) => {
            const { value } = event.target;
            typedPlace.set((before) => ({ ...before, province: value }));
          }}
        >
          <option value="">{words.chooseProvince}</option>
          <Options of={provinces.map(({ code: value, name }) => [value, name])} />
        </SelectField>
      )}
    </div>
  );
}
