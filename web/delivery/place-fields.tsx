import type { MissingPlace } from '#contract/delivery-offers.ts';
import { isPostalCode, plainPostalCode } from '#contract/postal-code.ts';
import { provinces } from '#contract/provinces.ts';
import { useWrittenEarly } from '../hydration/use-written-early.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { typedPlace } from './typed-place.ts';

/** Asks a visitor for a postal code, and for the province where the code does not tell it and it matters. */
export function PlaceFields({ missing }: { readonly missing: MissingPlace }) {
  const { postalCode, province } = typedPlace.use();
  const write = (value: string) => typedPlace.set(() => ({ postalCode: value, province: '' }));
  const field = useWrittenEarly(postalCode, write);
  const isWrong = plainPostalCode(postalCode).length >= 4 && !isPostalCode(plainPostalCode(postalCode));
  const asksProvince = missing === 'province' || province !== '';
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        label="Código postal"
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={12}
        value={postalCode}
        error={isWrong ? 'Tiene 4 números, por ejemplo 1425, o la forma larga, por ejemplo C1425ABC' : undefined}
        ref={field}
        onChange={(event) => write(event.target.value)}
      />
      {asksProvince && (
        <SelectField
          label="Provincia"
          autoComplete="address-level1"
          value={province}
          onChange={(event) => {
            const { value } = event.target;
            typedPlace.set((before) => ({ ...before, province: value }));
          }}
        >
          <option value="">Elija la provincia</option>
          {provinces.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
