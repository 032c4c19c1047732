import type { ComponentProps } from 'react';
import { SelectField } from './select-field.tsx';

/** A choice: its value, and what it is called. */
export type Option = readonly [value: string, name: string];

type OptionsFieldProps = Omit<ComponentProps<typeof SelectField>, 'children'> & { readonly options: readonly Option[] };

/** A select of a list. */
export function OptionsField({ options, ...select }: OptionsFieldProps) {
  return (
    <SelectField {...select}>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
