import type { Gender } from '#contract/fields.ts';
import { SelectField } from '../ui/select-field.tsx';

type GenderSelectProps = { readonly value: Gender | null; readonly onChange: (gender: Gender | null) => void };

/** A select of a gender, or of both. */
export function GenderSelect({ value, onChange }: GenderSelectProps) {
  return (
    <SelectField
      label="Género"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === 'men' || target.value === 'women' ? target.value : null)}
    >
      <option value="">Mujer y hombre</option>
      <option value="women">Mujer</option>
      <option value="men">Hombre</option>
    </SelectField>
  );
}
